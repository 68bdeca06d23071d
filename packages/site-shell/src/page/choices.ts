/**
 * Choices in the address that a page depends on, so that lists can be filtered and paged without JavaScript. Pages are
 * kept by their path, so choices travel as its last segment inside the server: `/nyheter?tag=elbil&page=2` is
 * `/nyheter/~page=2&tag=elbil` there. Everything else in a query is none of a page's business.
 */
const CHOICES: Readonly<Record<string, RegExp>> = {
  /** Keys of tags with dots between them. */
  tag: /^(?=.{1,80}$)[a-z0-9][a-z0-9-]*(\.[a-z0-9][a-z0-9-]*)*$/,
  /** How many pages of a list are shown. */
  page: /^([2-9]|[1-4][0-9])$/,
}

const MARK = "~"

/** The last segment for what a query chooses; empty when it chooses nothing. */
export function choicesSegment(query: URLSearchParams): string {
  const chosen = Object.keys(CHOICES)
    .sort()
    .flatMap((name) => {
      const value = query.get(name)
      return value !== null && CHOICES[name]?.test(value) ? [`${name}=${value}`] : []
    })
  return chosen.length === 0 ? "" : MARK + chosen.join("&")
}

/** The segments of a page's own path, and what the last one chose. */
export function splitChoices(segments: readonly string[]): {
  readonly segments: readonly string[]
  readonly choices: string
} {
  const last = segments.at(-1)
  return last?.startsWith(MARK)
    ? { segments: segments.slice(0, -1), choices: last.slice(MARK.length) }
    : { segments, choices: "" }
}

/** `page=2&tag=elbil` as a record; what nobody may choose is left out. */
export function readChoices(text: string): Readonly<Record<string, string>> {
  const entries = [...new URLSearchParams(text)].filter(([name, value]) => CHOICES[name]?.test(value))
  return Object.fromEntries(entries)
}

/** Whether a kept page is one of many that differ in what was chosen. */
export function hasChoices(path: string): boolean {
  return path.slice(path.lastIndexOf("/") + 1).startsWith(MARK)
}
