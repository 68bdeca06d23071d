import type { Json, JsonObject } from "./json.ts"

export type Level = "patch" | "minor" | "major"

/** One thing that is different, and what that means for those who hold documents and those who read them. */
export interface Change {
  /** Name of the rule, for example `bound-tightened`. */
  readonly rule: string
  /** JSON pointer into the new schema; into the old one for what is gone. */
  readonly pointer: string
  readonly level: Level
  /** Whether what was written before can still be read, as far as this change goes. */
  readonly backward: boolean
  /** Whether what is written now can be read by those who know the old schema only. */
  readonly forward: boolean
  readonly message: string
}

/** What a change of a schema means. */
export interface Classification {
  /** The least version bump that says the truth. */
  readonly level: Level
  /** Whether every document valid before is valid after. Proven; `false` when unsure. */
  readonly backward: boolean
  /** Whether every document valid after was valid before. Proven; `false` when unsure. */
  readonly forward: boolean
  readonly changes: readonly Change[]
  /** Documents that prove a `false`: one that is refused now, one that was refused before. */
  readonly examples: { readonly refusedNow?: Json; readonly refusedBefore?: Json }
}

export interface ClassifyOptions {
  /** Other schemas that `$ref` may lead to, by path. */
  readonly schemas?: Readonly<Record<string, JsonObject>>
  /** The same for the old schema, where they have changed too. */
  readonly oldSchemas?: Readonly<Record<string, JsonObject>>
  /** Whether readers check `format`. By the standard it only informs; our own validators do check it. */
  readonly formats?: "annotation" | "assertion"
  /** Whether differences inside `schemas` are listed too. @default true */
  readonly followFiles?: boolean
}

const LEVELS: readonly Level[] = ["patch", "minor", "major"]

export function getHighest(levels: Iterable<Level>): Level {
  let best: Level = "patch"
  for (const level of levels) if (LEVELS.indexOf(level) > LEVELS.indexOf(best)) best = level
  return best
}
