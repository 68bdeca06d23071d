import type { Conditions, QueryPlan, RedirectStatus } from "../table.types.ts"

/** A compiled table as JSON, in columns: small on the wire, and quick to load, because it is precomputed. */
export interface Artefact {
  readonly format: 1
  readonly settings: Settings
  /** The position of editors' rules: after these or before them. */
  readonly editors: "after" | "before"
  readonly hosts: readonly (readonly [from: string, to: string])[]
  /** The key of each rule's path, or its pattern, without the language. */
  readonly sources: readonly string[]
  /** The indexes of the patterns in `sources`. */
  readonly patterns: readonly number[]
  /** The indexes of plain paths that occur more than once. */
  readonly repeats: readonly number[]
  /** The distinct targets, and for each rule the index of its target. */
  readonly targets: readonly string[]
  readonly to: readonly number[]
  /** The distinct shapes of rules, and the shape of each run of consecutive rules. */
  readonly shapes: readonly Shape[]
  readonly shapeRuns: readonly number[]
  /** The names of the rules as runs: a prefix, the first number and the length; -1 for a name without number. */
  readonly names: readonly (readonly [start: string, first: number, count: number])[]
  /** The tables that are applied in order when this one has no matching rule. */
  readonly later?: readonly Artefact[]
}

export interface Settings {
  readonly mode: "normalised" | "strict-next"
  readonly locales: readonly string[]
  /** The host of the site: an absolute target on it is a path. */
  readonly host: string
  /** The other hosts that a target may lead to; `null` to allow all hosts in targets. */
  readonly allowedHosts: readonly string[] | null
  /** True when a chain of rules is answered in one hop. */
  readonly flatten: boolean
  /** True when superfluous slashes and the prefix of the first language are removed in the same hop. */
  readonly tidy: boolean
  /** The value of Next's `trailingSlash` in `strict-next`; `null` when it leaves slashes alone. */
  readonly trailingSlash: boolean | null
}

/** The options of a rule other than source and target. Options that are left out have their default. */
export interface Shape {
  readonly status: RedirectStatus
  readonly host?: string
  readonly locales?: readonly string[]
  readonly match?: Conditions
  readonly query?: QueryPlan
  readonly keepsLocale?: true
  readonly case?: "sensitive"
  readonly slash?: "strict"
  /** The last day of the rule. */
  readonly expires?: string
}
