export interface LanguageNames {
  readonly name: string
  readonly displayName: string
  readonly englishName: string
  readonly nativeName: string
}

/** What a language is called: in English, and by those who speak it. */
export function languageNames(language: string): LanguageNames {
  const englishName = nameIn("en", language)
  return { name: language, displayName: englishName, englishName, nativeName: nameIn(language, language) }
}

function nameIn(reader: string, language: string): string {
  try {
    return new Intl.DisplayNames([reader], { type: "language" }).of(language) ?? language
  } catch {
    return language
  }
}
