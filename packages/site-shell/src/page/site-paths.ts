/** Addresses of a site's languages: the first language has no prefix. */
export interface SiteLanguages {
  readonly languages: readonly string[]
}

/** The address a visitor sees for a page of a language: `/en/about`, or `/about` in the first one. */
export function toVisitorPath(path: string, language: string, { languages }: SiteLanguages): string {
  if (language === languages[0]) return path
  return path === "/" ? `/${language}` : `/${language}${path}`
}

/** Language and page of an address; only its first segment can be a language. */
export function readVisitorPath(
  pathname: string,
  { languages }: SiteLanguages,
): { readonly language: string; readonly path: string } {
  const [, first = "", ...rest] = pathname.split("/")
  return languages.includes(first)
    ? { language: first, path: `/${rest.join("/")}` }
    : { language: languages[0] ?? "", path: pathname }
}

/** Language and region, for example `sv-SE`: sites are named after their country. */
export function getLocale(site: string, language: string): string {
  const country = site.slice(0, 2).toUpperCase()
  return `${language}-${country === "UK" ? "GB" : country}`
}
