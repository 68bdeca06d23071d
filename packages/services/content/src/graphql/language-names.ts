export interface LanguageNames {
  readonly name: string
  readonly displayName: string
  readonly englishName: string
  readonly nativeName: string
}

/** Returns the names of a language: in English, and in the language itself. */
export function getLanguageNames(language: string): LanguageNames {
  const englishName = formatLanguageName("en", language)
  return { name: language, displayName: englishName, englishName, nativeName: formatLanguageName(language, language) }
}

function formatLanguageName(reader: string, language: string): string {
  try {
    return new Intl.DisplayNames([reader], { type: "language" }).of(language) ?? language
  } catch {
    return language
  }
}
