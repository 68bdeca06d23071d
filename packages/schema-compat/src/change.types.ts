import type { Json, JsonObject } from "./json.ts"

export type Level = "patch" | "minor" | "major"

/** A difference between two schemas, including its effect on existing documents and on their readers. */
export interface Change {
  /** The name of the rule, for example `bound-tightened`. */
  readonly rule: string
  /** The JSON pointer into the new schema, or into the old schema for a removed part. */
  readonly pointer: string
  readonly level: Level
  /** True when this change does not prevent reading old documents. */
  readonly backward: boolean
  /** True when programs that only know the old schema can read new documents. */
  readonly forward: boolean
  readonly message: string
}

/** The classification of a schema change. */
export interface Classification {
  /** The smallest correct version bump. */
  readonly level: Level
  /** True when every previously valid document is still valid. Proven; `false` when uncertain. */
  readonly backward: boolean
  /** True when every document that is valid now was valid before. Proven; `false` when uncertain. */
  readonly forward: boolean
  readonly changes: readonly Change[]
  /**
   * The documents that prove a `false`: one that is valid only before the change, and one that is valid only after it.
   */
  readonly examples: { readonly refusedNow?: Json; readonly refusedBefore?: Json }
}

export interface ClassifyOptions {
  /** The other schemas that a `$ref` may reference, by path. */
  readonly schemas?: Readonly<Record<string, JsonObject>>
  /** The other schemas of the old schema, if they have changed too. */
  readonly oldSchemas?: Readonly<Record<string, JsonObject>>
  /** The meaning of `format`: in the standard it is only an annotation, while our validators check it. */
  readonly formats?: "annotation" | "assertion"
  /** True to list differences inside `schemas` too. @default true */
  readonly followFiles?: boolean
}

const LEVELS: readonly Level[] = ["patch", "minor", "major"]

export function getHighest(levels: Iterable<Level>): Level {
  let best: Level = "patch"
  for (const level of levels) if (LEVELS.indexOf(level) > LEVELS.indexOf(best)) best = level
  return best
}
