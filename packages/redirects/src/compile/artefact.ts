import type { Conditions, QueryPlan, RedirectStatus } from "../table.types.ts"

/** A compiled table as JSON, in columns: small on the wire, and nothing is worked out again when it is read. */
export interface Artefact {
  readonly format: 1
  readonly settings: Settings
  /** Whether rules of editors come after these or before them. */
  readonly editors: "after" | "before"
  readonly hosts: readonly (readonly [from: string, to: string])[]
  /** Key of each rule's path, or its pattern; without the language. */
  readonly sources: readonly string[]
  /** Places of the patterns among them. */
  readonly patterns: readonly number[]
  /** Places of plain paths that stood before already. */
  readonly repeats: readonly number[]
  /** Every target once, and which of them each rule has. */
  readonly targets: readonly string[]
  readonly to: readonly number[]
  /** Everything else that rules say, once; then which shape so many rules in a row have. */
  readonly shapes: readonly Shape[]
  readonly shapeRuns: readonly number[]
  /** Names of the rules: a start, the first number and how many in a row; -1 for a name without number. */
  readonly names: readonly (readonly [start: string, first: number, count: number])[]
  /** Tables that are asked, one after the other, when this one has no rule that fits. */
  readonly later?: readonly Artefact[]
}

export interface Settings {
  readonly mode: "normalised" | "strict-next"
  readonly locales: readonly string[]
  /** Host of the site: an absolute target on it is a path. */
  readonly host: string
  /** Hosts elsewhere that a target may lead to; `null` for those that targets name. */
  readonly allowedHosts: readonly string[] | null
  /** Whether a chain of rules is one hop. */
  readonly flatten: boolean
  /** Whether slashes too many and the prefix of the first language are taken away in the same hop. */
  readonly tidy: boolean
  /** How Next is set up, in `strict-next`: whether its pages end in a slash, and `null` when it leaves them alone. */
  readonly trailingSlash: boolean | null
}

/** What a rule says besides source and target; what is not said is as usual. */
export interface Shape {
  readonly status: RedirectStatus
  readonly host?: string
  readonly locales?: readonly string[]
  readonly match?: Conditions
  readonly query?: QueryPlan
  readonly keepsLocale?: true
  readonly case?: "sensitive"
  readonly slash?: "strict"
  /** Last day of the rule. */
  readonly expires?: string
}
