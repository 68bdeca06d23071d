import type { Change, Level } from "@forecourt/schema-compat"
import type { Impact } from "../content/impact.ts"

/** The changes in one file since the last release. */
export interface FileChanges {
  /** Path below the schemas folder. */
  readonly path: string
  readonly changes: readonly Change[]
  /** Blocks that refer to the file, itself included. */
  readonly blocks: readonly string[]
}

/** The meaning of the changes for one block as a whole. */
export interface BlockVerdict {
  readonly block: string
  /** The released version, and the one in the current schema. */
  readonly released: number
  readonly version: number
  readonly level: Level
  readonly backward: boolean
  readonly forward: boolean
  readonly impacts: readonly Impact[]
}

/** Something that must be done before a release, and how. */
export interface Demand {
  readonly file: string
  readonly rule: "released" | "changeset" | "version" | "migration" | "cases" | "falsified" | "lost" | "content"
  readonly message: string
  readonly cure: string
  /** Text of the file to add; `--write` writes it. */
  readonly text?: string
}

export interface EvolutionReport {
  readonly files: readonly FileChanges[]
  readonly blocks: readonly BlockVerdict[]
  /** The least bump of every package that is made from what changed. */
  readonly packages: ReadonlyMap<string, Level>
  readonly demands: readonly Demand[]
}
