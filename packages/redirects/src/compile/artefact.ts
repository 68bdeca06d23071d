import type { RedirectRule } from "../table.types.ts"

/**
 * A compiled table as JSON. It is small and loads quickly, because it contains one array for each property of the rules
 * instead of one object for each rule.
 */
export interface Artefact {
  readonly format: 1
  readonly settings: Settings
  /** The position of the redirects that editors create, relative to the rules of this table. */
  readonly editors: "after" | "before"
  readonly hosts: readonly (readonly [from: string, to: string])[]
  /** The source of each rule without its language prefix. A source is either a single normalised path or a pattern. */
  readonly sources: readonly string[]
  /** The indexes of the patterns in `sources`. */
  readonly patterns: readonly number[]
  /**
   * The indexes of repeated sources in `sources`. A repeated source is a plain path that already occurs earlier in the
   * list.
   */
  readonly repeats: readonly number[]
  /** The list of different targets. For each rule, `to` contains the index of its target. */
  readonly targets: readonly string[]
  readonly to: readonly number[]
  /**
   * The list of different shapes of rules. A shape contains all properties of a rule except its source, target and
   * name. Consecutive rules with the same shape form a run. For each run, `shapeRuns` contains the index of the shape
   * and the number of rules.
   */
  readonly shapes: readonly Shape[]
  readonly shapeRuns: readonly number[]
  /**
   * The names of rules as numbered sequences. For example, `["/rules/", 0, 3]` represents `/rules/0`, `/rules/1` and
   * `/rules/2`. `first` is -1 for a name without a number.
   */
  readonly names: readonly (readonly [start: string, first: number, count: number])[]
  /** Further tables, which are tried in order when no rule in this table matches. */
  readonly later?: readonly Artefact[]
}

export interface Settings {
  readonly mode: "normalised" | "strict-next"
  readonly locales: readonly string[]
  /** The host of the site. A target with this host is treated as a path on the site. */
  readonly host: string
  /** The other hosts to which targets may lead, or `null` to allow every host that a target contains. */
  readonly allowedHosts: readonly string[] | null
  /** True to redirect directly to the final target of a chain of rules. */
  readonly flatten: boolean
  /**
   * True to remove superfluous slashes and the URL prefix of the first language in the same redirect, so that no second
   * redirect is needed.
   */
  readonly tidy: boolean
  /**
   * The value of the Next.js setting `trailingSlash` for the mode `strict-next`, or `null` to leave slashes unchanged.
   */
  readonly trailingSlash: boolean | null
}

export interface Shape extends Pick<RedirectRule, "status" | "host" | "locales" | "match" | "query" | "expires"> {
  readonly keepsLocale?: true
  readonly case?: "sensitive"
  readonly slash?: "strict"
}
