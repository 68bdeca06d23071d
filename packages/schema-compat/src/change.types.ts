import type { Json, JsonObject } from "./json.ts"

export type Level = "patch" | "minor" | "major"

/** A difference between two schemas, with its effect on existing documents and on the programs that read them. */
export interface Change {
  /** The name of the rule, for example `bound-tightened`. */
  readonly rule: string
  /** The JSON pointer into the new schema or, for a removed part, into the old schema. */
  readonly pointer: string
  readonly level: Level
  /** True when old documents can still be read despite this change. */
  readonly backward: boolean
  /** True when programs that only know the old schema can read new documents. */
  readonly forward: boolean
  readonly message: string
}

/** The classification of a schema change. */
export interface Classification {
  /** The smallest correct version bump. */
  readonly level: Level
  /** True if every previously valid document is proven to be still valid; `false` if not, or if that is uncertain. */
  readonly backward: boolean
  /** True if every document valid now is proven to have been valid before; `false` if not, or if that is uncertain. */
  readonly forward: boolean
  readonly changes: readonly Change[]
  /**
   * Documents that explain a `false` result: `refusedNow` is valid only in the old schema, and `refusedBefore` is valid
   * only in the new schema.
   */
  readonly examples: { readonly refusedNow?: Json; readonly refusedBefore?: Json }
}

export interface ClassifyOptions {
  /** The other schemas that a `$ref` may refer to, by path. */
  readonly schemas?: Readonly<Record<string, JsonObject>>
  /** The schemas that a `$ref` in the old schema may refer to, by path, if they differ from `schemas`. */
  readonly oldSchemas?: Readonly<Record<string, JsonObject>>
  /**
   * Determines whether `format` is validated. In the standard it is only an annotation, while our validators check it.
   */
  readonly formats?: "annotation" | "assertion"
  /** True to also list the changes in the schemas of `schemas`. @default true */
  readonly followFiles?: boolean
}

const LEVELS: readonly Level[] = ["patch", "minor", "major"]

export function getHighest(levels: Iterable<Level>): Level {
  let best: Level = "patch"
  for (const level of levels) if (LEVELS.indexOf(level) > LEVELS.indexOf(best)) best = level
  return best
}
