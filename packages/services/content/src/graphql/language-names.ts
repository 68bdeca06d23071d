export interface LanguageNames {
  readonly name: string
  readonly displayName: string
  readonly englishName: string
  readonly nativeName: string
}

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
