import type { Json, JsonObject } from "./json.ts"

export type Level = "patch" | "minor" | "major"

/** A difference between two schemas, with its effect on existing documents and on the programs that read them. */
export interface Change {
  /** The name of the rule, for example `bound-tightened`. */
  readonly rule: string
  /** The JSON pointer to the changed part in the new schema or, if the part was removed, in the old schema. */
  readonly pointer: string
  readonly level: Level
  /** True when documents that match the old schema can still be read despite this change. */
  readonly backward: boolean
  /** True when programs that only know the old schema can read documents that match the new schema. */
  readonly forward: boolean
  readonly message: string
}

/** The classification of a schema change. */
export interface Classification {
  /** The smallest version bump that covers all changes. */
  readonly level: Level
  /**
   * True if every previously valid document is proven to be still valid. False if this is not the case or is uncertain.
   */
  readonly backward: boolean
  /**
   * True if every document that is valid now is proven to have been valid before. False if this is not the case or is
   * uncertain.
   */
  readonly forward: boolean
  readonly changes: readonly Change[]
  /**
   * Example documents that show why `backward` or `forward` is false. `refusedNow` is valid only under the old schema,
   * and `refusedBefore` is valid only under the new schema.
   */
  readonly examples: { readonly refusedNow?: Json; readonly refusedBefore?: Json }
}

export interface ClassifyOptions {
  /** The other schemas that a `$ref` may refer to, by path. */
  readonly schemas?: Readonly<Record<string, JsonObject>>
  /** The schemas that a `$ref` in the old schema may refer to, by path, if they differ from `schemas`. */
  readonly oldSchemas?: Readonly<Record<string, JsonObject>>
  /**
   * The treatment of `format`: `assertion` validates it, and `annotation` ignores it. The JSON Schema standard defines
   * `format` as an annotation, but our validators check it.
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
