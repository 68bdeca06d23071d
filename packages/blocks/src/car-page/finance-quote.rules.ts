/** Adds the reference of a quote to a URL. Returns `null` when the URL is not a web URL. Spec 2 §7. */
export function addReference(href: string | undefined, reference: string | undefined): string | null {
  const url = parseWebAddress(href)
  if (reference !== undefined) url?.searchParams.set("quoteReference", reference)
  return url?.href ?? null
}

export function parseWebAddress(href: string | undefined): URL | null {
  if (href === undefined || !URL.canParse(href)) return null
  const url = new URL(href)
  return /^https?:$/.test(url.protocol) ? url : null
}
