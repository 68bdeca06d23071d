/** The statuses of a rule: 301 and 308 are permanent, 410 means that the page is gone permanently. */
export type RedirectStatus = 301 | 302 | 303 | 307 | 308 | 410

/**
 * The condition on a parameter, header or cookie: a value, several values, `true` for any value, `false` for none, or
 * an expression whose named groups the target may use.
 */
export type Test = string | readonly string[] | boolean | Expression

/** An expression that the whole value must match, or with `not`, must not match. */
export interface Expression {
  readonly pattern: string
  readonly not?: boolean
}

/** The conditions of a request in addition to the path. All of them must hold. */
export interface Conditions {
  readonly query?: Readonly<Record<string, Test>>
  readonly header?: Readonly<Record<string, Test>>
  readonly cookie?: Readonly<Record<string, Test>>
}

/** A new name for a parameter, and new names for its values; values that are not listed stay. */
export interface ValueMap {
  readonly to: string
  readonly values?: Readonly<Record<string, string>>
}

/** The changes to the visitor's query string. */
export interface QueryPlan {
  /** True when the other parameters of the visitor's query are preserved. @default true */
  readonly preserve?: boolean
  /** True when the parameters of the rule's conditions are removed, or a list of parameters to remove. @default true */
  readonly consume?: boolean | readonly string[]
  /** The parameters that are set in the target, for any query of the visitor. */
  readonly set?: Readonly<Record<string, string>>
  /** The parameters that are renamed. */
  readonly map?: Readonly<Record<string, ValueMap>>
}

/** A redirect of one address, or of many addresses with a pattern. */
export interface RedirectRule {
  /** The name of the rule in reports and metrics: an explicit one, or its index in the table. */
  readonly id: string
  /** The path to redirect, in the syntax of path-to-regexp 6: `/old/:name`, `/old/:rest*`, `/old/:id([0-9a-f]{32})`. */
  readonly source: string
  /** The host of the rule; `:name` matches one label. @default all hosts of the site */
  readonly host?: string
  /** The languages of the rule, `*` for all. @default the language prefix of `source`: `/en/old` */
  readonly locales?: readonly string[]
  readonly match?: Conditions
  /** A path on this site, or an address elsewhere. Empty for 410. */
  readonly target: string
  readonly status: RedirectStatus
  readonly query?: QueryPlan
  /** True when a target on this site is in the visitor's language. */
  readonly keepsLocale?: boolean
  readonly case?: "ignore" | "sensitive"
  readonly slash?: "ignore" | "strict"
  readonly owner?: string
  readonly reason?: string
  readonly note?: string
  /** The last day of the rule, `2027-12-31`. */
  readonly expires?: string
  /** The line of the file it was read from. */
  readonly line?: number
}

/** A host that moved as a whole. */
export interface HostRule {
  readonly from: string
  readonly to: string
}

/** The redirects of a site. The first matching rule decides. */
export interface RedirectTable {
  readonly site: string
  readonly hosts: readonly HostRule[]
  /** The other hosts that targets may lead to. `*.example.com` includes subdomains. @default all hosts in targets */
  readonly allowedHosts?: readonly string[]
  /** The position of editors' redirects of the content platform: after these rules or before. @default "after" */
  readonly editors?: "after" | "before"
  readonly rules: readonly RedirectRule[]
}

/** A rule that is not used, with the reason. */
export interface RedirectProblem {
  readonly rule: string
  readonly message: string
}
