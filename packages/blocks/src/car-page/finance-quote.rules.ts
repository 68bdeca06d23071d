/**
 * Adds the reference of a quote to the URL of the finance provider. A path of the site is returned without the
 * reference. Returns `null` for any other address. Spec 2 §7.
 */
export function addReference(href: string | undefined, reference: string | undefined): string | null {
  if (href !== undefined && /^\/(?![\\/])/.test(href)) return href
  const url = parseWebAddress(href)
  if (url === null) return null
  if (reference !== undefined) url.searchParams.set("quoteReference", reference)
  return url.href
}

export function parseWebAddress(href: string | undefined): URL | null {
  if (href === undefined || !URL.canParse(href)) return null
  const url = new URL(href)
  return /^https?:$/.test(url.protocol) ? url : null
}
