/** The origin of URLs without one. No such host exists. */
const OWN_ORIGIN = "https://site.invalid"

/**
 * Adds the reference of a quote to a web URL or to a path of the site. Returns `null` for any other address. Spec 2 §7.
 */
export function addReference(href: string | undefined, reference: string | undefined): string | null {
  const url = href?.startsWith("/") ? parsePath(href) : parseWebAddress(href)
  if (url === null) return null
  if (reference !== undefined) url.searchParams.set("quoteReference", reference)
  return url.origin === OWN_ORIGIN ? url.href.slice(OWN_ORIGIN.length) : url.href
}

/** Parses a path of the site. Returns `null` for a path that browsers resolve to another host, such as `//example`. */
function parsePath(href: string): URL | null {
  if (!URL.canParse(href, OWN_ORIGIN)) return null
  const url = new URL(href, OWN_ORIGIN)
  return url.origin === OWN_ORIGIN ? url : null
}

export function parseWebAddress(href: string | undefined): URL | null {
  if (href === undefined || !URL.canParse(href)) return null
  const url = new URL(href)
  return /^https?:$/.test(url.protocol) ? url : null
}
