/** The languages of a site, the default language first. URLs in the default language have no language prefix. */
export interface SiteLanguages {
  readonly languages: readonly string[]
}

/** Returns the path of a page in its public URL, for example `/en/about`, or `/about` in the site's first language. */
export function toVisitorPath(path: string, language: string, { languages }: SiteLanguages): string {
  if (language === languages[0]) return path
  return path === "/" ? `/${language}` : `/${language}${path}`
}

/**
 * Splits the path of a URL into the language and the path of the page. If the first segment is not a language, the
 * site's first language is returned.
 */
export function readVisitorPath(
  pathname: string,
  { languages }: SiteLanguages,
): { readonly language: string; readonly path: string } {
  const [, first = "", ...rest] = pathname.split("/")
  return languages.includes(first)
    ? { language: first, path: `/${rest.join("/")}` }
    : { language: languages[0] ?? "", path: pathname }
}

/**
 * Returns the locale of a site in a language, for example `sv-SE`. The country is taken from the first two letters of
 * the site's name.
 */
export function getLocale(site: string, language: string): string {
  const country = site.slice(0, 2).toUpperCase()
  return `${language}-${country === "UK" ? "GB" : country}`
}
