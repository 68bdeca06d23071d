import type { Change, Level } from "@forecourt/schema-compat"
import type { Impact } from "../content/impact.ts"

export interface FileChanges {
  readonly path: string
  readonly changes: readonly Change[]
  /**
   * The names of the blocks whose schemas use the file. If the file is itself the schema of a block, that block is
   * included.
   */
  readonly blocks: readonly string[]
}

export interface BlockVerdict {
  readonly block: string
  readonly released: number
  readonly version: number
  readonly level: Level
  readonly backward: boolean
  readonly forward: boolean
  readonly impacts: readonly Impact[]
}

export interface Demand {
  readonly file: string
  readonly rule: "released" | "changeset" | "version" | "migration" | "cases" | "falsified" | "lost" | "content"
  readonly message: string
  readonly cure: string
  /** The proposed content of a missing file. The option `--write` creates the file with this content. */
  readonly text?: string
}

export interface EvolutionReport {
  readonly files: readonly FileChanges[]
  readonly blocks: readonly BlockVerdict[]
  readonly packages: ReadonlyMap<string, Level>
  readonly demands: readonly Demand[]
}
