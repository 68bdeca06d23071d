import type { Change, Level } from "@forecourt/schema-compat"
import type { Impact } from "../content/impact.ts"

export interface FileChanges {
  readonly path: string
  readonly changes: readonly Change[]
  /** The names of the blocks that refer to the file. If the file is a block's own schema, that block is included. */
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
  /** The proposed content of a missing file. With `--write`, the file is created with this content. */
  readonly text?: string
}

export interface EvolutionReport {
  readonly files: readonly FileChanges[]
  readonly blocks: readonly BlockVerdict[]
  readonly packages: ReadonlyMap<string, Level>
  readonly demands: readonly Demand[]
}
