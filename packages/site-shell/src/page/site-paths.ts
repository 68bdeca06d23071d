/** The languages of a site. Addresses in the first language have no prefix. */
export interface SiteLanguages {
  readonly languages: readonly string[]
}

/** Returns the address of a page for visitors: `/en/about`, or `/about` in the first language. */
export function toVisitorPath(path: string, language: string, { languages }: SiteLanguages): string {
  if (language === languages[0]) return path
  return path === "/" ? `/${language}` : `/${language}${path}`
}

/** Splits an address into the language and the page's path. Only the first segment can be a language. */
export function readVisitorPath(
  pathname: string,
  { languages }: SiteLanguages,
): { readonly language: string; readonly path: string } {
  const [, first = "", ...rest] = pathname.split("/")
  return languages.includes(first)
    ? { language: first, path: `/${rest.join("/")}` }
    : { language: languages[0] ?? "", path: pathname }
}

/** Returns the language and region, for example `sv-SE`. The first two letters of a site's name are its country. */
export function getLocale(site: string, language: string): string {
  const country = site.slice(0, 2).toUpperCase()
  return `${language}-${country === "UK" ? "GB" : country}`
}
