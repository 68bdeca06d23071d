/** Statuses a rule may answer with: 301 and 308 are for good, 410 says that the page is gone for good. */
export type RedirectStatus = 301 | 302 | 303 | 307 | 308 | 410

/**
 * What a rule asks of one parameter, header or cookie: a value, one of several, `true` for any value at all,
 * `false` for none, or an expression whose named groups the target may use.
 */
export type Test = string | readonly string[] | boolean | Expression

/** An expression that the whole value fits, or with `not`, does not. */
export interface Expression {
  readonly pattern: string
  readonly not?: boolean
}

/** What a request must have besides the path. All of it must hold. */
export interface Conditions {
  readonly query?: Readonly<Record<string, Test>>
  readonly header?: Readonly<Record<string, Test>>
  readonly cookie?: Readonly<Record<string, Test>>
}

/** A parameter under another name, and its values under other words; a value that is not listed stays. */
export interface ValueMap {
  readonly to: string
  readonly values?: Readonly<Record<string, string>>
}

/** What becomes of the visitor's query string. */
export interface QueryPlan {
  /** Whether the rest of it travels along. @default true */
  readonly preserve?: boolean
  /** Whether parameters that the rule asked for stay behind; or the names of those that do. @default true */
  readonly consume?: boolean | readonly string[]
  /** Parameters the target gets, whatever the visitor sent. */
  readonly set?: Readonly<Record<string, string>>
  /** Parameters that are called differently now. */
  readonly map?: Readonly<Record<string, ValueMap>>
}

/** One address that moved, or many of one shape. */
export interface RedirectRule {
  /** Names the rule in reports and counters: its own, or its place in the table. */
  readonly id: string
  /** Path to leave, in the syntax of path-to-regexp 6: `/old/:name`, `/old/:rest*`, `/old/:id([0-9a-f]{32})`. */
  readonly source: string
  /** Host the rule is about; `:name` stands for one label. Without it, all of the site's. */
  readonly host?: string
  /** Languages the rule is about, `*` for all. Without it, `source` says so itself: `/en/old`. */
  readonly locales?: readonly string[]
  readonly match?: Conditions
  /** Path on this site, or an address elsewhere. Empty for 410. */
  readonly target: string
  readonly status: RedirectStatus
  readonly query?: QueryPlan
  /** Whether a target on this site is meant in the visitor's language. */
  readonly keepsLocale?: boolean
  readonly case?: "ignore" | "sensitive"
  readonly slash?: "ignore" | "strict"
  readonly owner?: string
  readonly reason?: string
  readonly note?: string
  /** Last day of the rule, `2027-12-31`. */
  readonly expires?: string
  /** Line of the file it was read from. */
  readonly line?: number
}

/** A host that moved as a whole. */
export interface HostRule {
  readonly from: string
  readonly to: string
}

/** The redirects of one site. The first rule that fits decides. */
export interface RedirectTable {
  readonly site: string
  readonly hosts: readonly HostRule[]
  /** Hosts elsewhere that targets may lead to; without the list, all that targets name. `*.example.com` is a host of any name below. */
  readonly allowedHosts?: readonly string[]
  /** Whether editors' redirects of the content platform come after these rules or before them. @default "after" */
  readonly editors?: "after" | "before"
  readonly rules: readonly RedirectRule[]
}

/** A rule that is not used, and why. */
export interface RedirectProblem {
  readonly rule: string
  readonly message: string
}
