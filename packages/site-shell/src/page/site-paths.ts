/** The languages, the default first. URLs in the default language have no prefix. */
export interface SiteLanguages {
  readonly languages: readonly string[]
}

/** Returns the public path, for example `/en/about`, or `/about` in the first language. */
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

/** Returns the locale, for example `sv-SE`, with the country from the first two letters of the site's name. */
export function getLocale(site: string, language: string): string {
  const country = site.slice(0, 2).toUpperCase()
  return `${language}-${country === "UK" ? "GB" : country}`
}
