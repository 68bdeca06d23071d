import type { Json, JsonObject } from "./json.ts"

export type Level = "patch" | "minor" | "major"

/** A difference between two schemas, and its effect on those who have documents and those who read them. */
export interface Change {
  /** The name of the rule, for example `bound-tightened`. */
  readonly rule: string
  /** The JSON pointer into the new schema, or into the old one for a removed part. */
  readonly pointer: string
  readonly level: Level
  /** True when old documents can still be read, as far as this change is concerned. */
  readonly backward: boolean
  /** True when new documents can be read by programs that only know the old schema. */
  readonly forward: boolean
  readonly message: string
}

/** The meaning of a change of a schema. */
export interface Classification {
  /** The smallest version bump that is correct. */
  readonly level: Level
  /** True when every document valid before is valid after. Proven; `false` when unsure. */
  readonly backward: boolean
  /** True when every document valid after was valid before. Proven; `false` when unsure. */
  readonly forward: boolean
  readonly changes: readonly Change[]
  /**
   * The documents that prove a `false`: one that is valid only before the change, and one that is valid only after it.
   */
  readonly examples: { readonly refusedNow?: Json; readonly refusedBefore?: Json }
}

export interface ClassifyOptions {
  /** The other schemas that `$ref` may lead to, by path. */
  readonly schemas?: Readonly<Record<string, JsonObject>>
  /** The same for the old schema, where they have changed too. */
  readonly oldSchemas?: Readonly<Record<string, JsonObject>>
  /** The meaning of `format`. In the standard it is only an annotation, while our validators check it. */
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
