import type { Change, Level } from "@forecourt/schema-compat"
import type { Impact } from "../content/impact.ts"

/** The changes in one file since the last release. */
export interface FileChanges {
  /** The path below the schemas folder. */
  readonly path: string
  readonly changes: readonly Change[]
  /** The blocks that refer to the file. A block's own file also counts. */
  readonly blocks: readonly string[]
}

/** The combined effect of all changes on a block. */
export interface BlockVerdict {
  readonly block: string
  /** The released version and the version in the current schema. */
  readonly released: number
  readonly version: number
  readonly level: Level
  readonly backward: boolean
  readonly forward: boolean
  readonly impacts: readonly Impact[]
}

/** A task that must be done before a release, with instructions. */
export interface Demand {
  readonly file: string
  readonly rule: "released" | "changeset" | "version" | "migration" | "cases" | "falsified" | "lost" | "content"
  readonly message: string
  readonly cure: string
  /** The initial content of a missing file, which `--write` writes. */
  readonly text?: string
}

export interface EvolutionReport {
  readonly files: readonly FileChanges[]
  readonly blocks: readonly BlockVerdict[]
  /** The required bump of each package that is generated from the changed files. */
  readonly packages: ReadonlyMap<string, Level>
  readonly demands: readonly Demand[]
}
