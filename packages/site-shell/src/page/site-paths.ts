/**
 * The languages of a site, of which the first is the default. URLs in the default language have no language prefix.
 */
export interface SiteLanguages {
  readonly languages: readonly string[]
}

/**
 * Returns the public path of a page, for example `/en/about`. In the first language, the path has no prefix, for
 * example `/about`.
 */
export function toVisitorPath(path: string, language: string, { languages }: SiteLanguages): string {
  if (language === languages[0]) return path
  return path === "/" ? `/${language}` : `/${language}${path}`
}

export function readVisitorPath(
  pathname: string,
  { languages }: SiteLanguages,
): { readonly language: string; readonly path: string } {
  const [, first = "", ...rest] = pathname.split("/")
  return languages.includes(first)
    ? { language: first, path: `/${rest.join("/")}` }
    : { language: languages[0] ?? "", path: pathname }
}

/** Returns the locale, for example `sv-SE`. The country is taken from the first two letters of the site's name. */
export function getLocale(site: string, language: string): string {
  const country = site.slice(0, 2).toUpperCase()
  return `${language}-${country === "UK" ? "GB" : country}`
}
