/** Statuses a redirect may answer with; 301 and 308 are for good. */
export type RedirectStatus = 301 | 302 | 307 | 308

/** One address that moved. */
export interface RedirectRule {
  /** Where the rule comes from, for reports: its place in the table or in the content platform. */
  readonly id: string
  /** Path to leave, as a visitor may type it: `/försäkring` also covers `/f%C3%B6rs%C3%A4kring`. */
  readonly source: string
  /** Path on this site, or an address elsewhere. */
  readonly target: string
  readonly status: RedirectStatus
  /** Whether the visitor's query string travels along. */
  readonly keepsQuery: boolean
  /** Language whose pages the rule is about; `null` for all. Without it, `source` says so itself: `/en/old`. */
  readonly language?: string | null
  /** Whether the target is meant in the visitor's language. */
  readonly keepsLanguage?: boolean
}

/** A host that moved as a whole. */
export interface HostRule {
  readonly from: string
  readonly to: string
}

/** One site's redirects, as `redirects/<site>.redirects.json` holds them. */
export interface RedirectTable {
  readonly site: string
  readonly hosts: readonly HostRule[]
  readonly rules: readonly RedirectRule[]
}

/** A rule that is not used, and why. */
export interface RedirectProblem {
  readonly rule: string
  readonly message: string
}
