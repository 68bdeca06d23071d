/** A language that a page can be read in. */
export interface Language {
  /** Language tag, for example `sv` or `sv-SE`. */
  readonly code: string
  /** Its name in the language itself: "suomi", not "finska". */
  readonly name: string
  /** Address of the page in that language. */
  readonly href: string
}

/** Those that both the site and the router have; none when there is no choice. Spec 1 §4. */
export function selectOfferedLanguages(
  languages: readonly Language[],
  locales: readonly string[],
): readonly Language[] {
  const known = new Set(locales.map((locale) => locale.toLowerCase()))
  const offered = languages.filter(({ code }) => known.has(code.toLowerCase()))
  return offered.length > 1 ? offered : []
}
