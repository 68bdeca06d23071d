/**
 * The request headers that the platform receives, in addition to its key. Cookies and IP addresses of visitors are not
 * forwarded.
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

/** Matches the headers of a page editor, and of programs that call the platform through the site. */
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

/**
 * The content security policy of files that are not pages of the site. Pictures may have inline styles, but no script
 * may run.
 */
const FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"

/** Matches content types that a browser opens as a document, in which scripts could run. */
const DOCUMENT = /^(text\/html|application\/xhtml|image\/svg|application\/xml|text\/xml)/i

/**
 * Returns the headers of the platform's response that are sent to a visitor. Cookies and server details are removed,
 * and addresses of the platform are replaced by addresses of this site.
 */
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
