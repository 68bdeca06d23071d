/**
 * The request headers that are forwarded to the platform. The cookies and IP addresses of visitors are not included.
 */
const FORWARDED = new Set([
  "accept",
  "accept-encoding",
  "accept-language",
  "authorization",
  "content-length",
  "content-type",
  "if-match",
  "if-modified-since",
  "if-none-match",
  "if-range",
  "if-unmodified-since",
  "range",
])

/** Matches the platform's own request headers. Page editors and other programs send these headers. */
const FORWARDED_BY_PLATFORM = /^(sc_|x-sitecore-)/

export function toPlatformHeaders(headers: Headers): Record<string, string> {
  return Object.fromEntries([...headers].filter(([name]) => FORWARDED.has(name) || FORWARDED_BY_PLATFORM.test(name)))
}

const PASSED_ON = new Set([
  "accept-ranges",
  "age",
  "allow",
  "cache-control",
  "content-disposition",
  "content-encoding",
  "content-language",
  "content-length",
  "content-range",
  "content-type",
  "etag",
  "expires",
  "last-modified",
  "retry-after",
  "vary",
])

/** The `Content-Security-Policy` header for files. It allows inline styles, which pictures need, but no scripts. */
const FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"

/** Matches the media types that browsers open as a document in which scripts could run. */
const DOCUMENT = /^(text\/html|application\/xhtml|image\/svg|application\/xml|text\/xml)/i

/** Returns the headers for the visitor. They contain no cookies and no details about the server. */
export function toVisitorHeaders(headers: Headers, requested: URL): Headers {
  const passed = new Headers([...headers].filter(([name]) => PASSED_ON.has(name)))
  const location = headers.get("location")
  if (location !== null) passed.set("location", onSite(location, requested))
  if (DOCUMENT.test(headers.get("content-type") ?? "")) passed.set("content-security-policy", FILE_POLICY)
  return passed
}

function onSite(location: string, requested: URL): string {
  if (!URL.canParse(location, requested)) return "/"
  const { origin, href } = new URL(location, requested)
  return origin === requested.origin ? href.slice(origin.length) : href
}
