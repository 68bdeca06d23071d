/** The status of a redirect. 301 and 308 are permanent, and 410 means that the page no longer exists. */
export type RedirectStatus = 301 | 302 | 303 | 307 | 308 | 410

/**
 * The condition for a query parameter, header or cookie: a value, a list of possible values, `true` if any value
 * matches, `false` if it must be absent, or an expression whose named groups can be used in the target.
 */
export type Test = string | readonly string[] | boolean | Expression

/** A regular expression that the whole value must match or, if `not` is true, must not match. */
export interface Expression {
  readonly pattern: string
  readonly not?: boolean
}

/** The conditions on a request other than its path. All of them must be satisfied. */
export interface Conditions {
  readonly query?: Readonly<Record<string, Test>>
  readonly header?: Readonly<Record<string, Test>>
  readonly cookie?: Readonly<Record<string, Test>>
}

/**
 * The rule for renaming a query parameter. `to` is the new name, and `values` replaces some of the parameter's values.
 * Other values remain unchanged.
 */
export interface ValueMap {
  readonly to: string
  readonly values?: Readonly<Record<string, string>>
}

/** The changes to the query string of the request. */
export interface QueryPlan {
  /** True to keep the other parameters in the query of the request. @default true */
  readonly preserve?: boolean
  /** True to remove the parameters in the rule's conditions, or a list of parameters to remove. @default true */
  readonly consume?: boolean | readonly string[]
  /** The query parameters that the rule adds to the target, regardless of the query of the request. */
  readonly set?: Readonly<Record<string, string>>
  /** The query parameters to rename, by their original names. */
  readonly map?: Readonly<Record<string, ValueMap>>
}

/** A redirect for one path, or for all paths that match a pattern. */
export interface RedirectRule {
  /** The name of the rule in reports and metrics: its explicit name or, if it has none, its index in the table. */
  readonly id: string
  /** The path to redirect, in the syntax of path-to-regexp 6: `/old/:name`, `/old/:rest*`, `/old/:id([0-9a-f]{32})`. */
  readonly source: string
  /** The host of the rule; `:name` matches one label. @default all hosts of the site */
  readonly host?: string
  /** The languages of the rule, where `*` means all. @default the language in `source`, such as `en` in `/en/old` */
  readonly locales?: readonly string[]
  readonly match?: Conditions
  /** A path on this site or a URL on another site. It is an empty string for status 410. */
  readonly target: string
  readonly status: RedirectStatus
  readonly query?: QueryPlan
  /** True to add the visitor's language to a target on this site. */
  readonly keepsLocale?: boolean
  readonly case?: "ignore" | "sensitive"
  readonly slash?: "ignore" | "strict"
  readonly owner?: string
  readonly reason?: string
  readonly note?: string
  /** The last day on which the rule applies, for example `2027-12-31`. */
  readonly expires?: string
  readonly line?: number
}

/** A redirect from all URLs on one host to another host. */
export interface HostRule {
  readonly from: string
  readonly to: string
}

/** The redirects of a site. The first rule that matches a request is applied. */
export interface RedirectTable {
  readonly site: string
  readonly hosts: readonly HostRule[]
  /** The other hosts to which targets may lead. `*.example.com` includes subdomains. @default all hosts in targets */
  readonly allowedHosts?: readonly string[]
  /**
   * The position of the redirects that editors create on the content platform: after or before these rules. @default
   * "after"
   */
  readonly editors?: "after" | "before"
  readonly rules: readonly RedirectRule[]
}

/** A rule that was omitted, and the reason. */
export interface RedirectProblem {
  readonly rule: string
  readonly message: string
}
