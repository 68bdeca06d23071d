import type { Conditions, QueryPlan, RedirectStatus } from "../table.types.ts"

/** A compiled table as JSON, stored by column. It is small, and it loads quickly because everything is precomputed. */
export interface Artefact {
  readonly format: 1
  readonly settings: Settings
  /** The position of the rules of editors: after or before the rules of this table. */
  readonly editors: "after" | "before"
  readonly hosts: readonly (readonly [from: string, to: string])[]
  /** The source of each rule without the language: the key of a path, or a pattern. */
  readonly sources: readonly string[]
  /** The indexes of patterns in `sources`. */
  readonly patterns: readonly number[]
  /** The indexes of plain paths that occur more than once. */
  readonly repeats: readonly number[]
  /** The distinct targets, and for each rule the index of its target. */
  readonly targets: readonly string[]
  readonly to: readonly number[]
  /**
   * The distinct shapes of rules and, for each run of consecutive rules with the same shape, the index of the shape and
   * the number of rules.
   */
  readonly shapes: readonly Shape[]
  readonly shapeRuns: readonly number[]
  /**
   * The names of rules as sequences: a prefix, the first number and the count. The number is -1 for a name without a
   * number.
   */
  readonly names: readonly (readonly [start: string, first: number, count: number])[]
  /** Further tables, which are tried in order when no rule in this table matches. */
  readonly later?: readonly Artefact[]
}

export interface Settings {
  readonly mode: "normalised" | "strict-next"
  readonly locales: readonly string[]
  /** The host of the site. An absolute target on this host is treated as a path. */
  readonly host: string
  /** The other hosts to which targets may lead, or `null` to allow all hosts in targets. */
  readonly allowedHosts: readonly string[] | null
  /** True to resolve a chain of rules in one hop. */
  readonly flatten: boolean
  /** True to remove superfluous slashes and the prefix of the first language in the same hop. */
  readonly tidy: boolean
  /** The value of Next's `trailingSlash` in `strict-next`, or `null` to leave slashes unchanged. */
  readonly trailingSlash: boolean | null
}

/** The options of a rule other than its source and target. Omitted options have their default values. */
export interface Shape {
  readonly status: RedirectStatus
  readonly host?: string
  readonly locales?: readonly string[]
  readonly match?: Conditions
  readonly query?: QueryPlan
  readonly keepsLocale?: true
  readonly case?: "sensitive"
  readonly slash?: "strict"
  /** The last day on which the rule applies. */
  readonly expires?: string
}
