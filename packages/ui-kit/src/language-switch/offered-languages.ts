/** A language in which a page is available. */
export interface Language {
  /** The language tag, for example `sv` or `sv-SE`. */
  readonly code: string
  /** The name of the language in that language itself, such as "suomi" for Finnish. */
  readonly name: string
  /** The URL of the page in that language. */
  readonly href: string
}

/**
 * Returns the languages that both the site and the router support. If there is only one such language, returns an empty
 * array, since there is nothing to switch to. Spec 1 §4.
 */
export function selectOfferedLanguages(
  languages: readonly Language[],
  locales: readonly string[],
): readonly Language[] {
  const known = new Set(locales.map((locale) => locale.toLowerCase()))
  const offered = languages.filter(({ code }) => known.has(code.toLowerCase()))
  return offered.length > 1 ? offered : []
}
