/** The supported languages. */
export const LANGUAGES = ["sv", "nb", "da", "en", "fi", "sk"] as const
export type Language = (typeof LANGUAGES)[number]

/** The letters that keep their diacritics because they are separate letters of the alphabet. */
const LETTERS: Readonly<Record<Language, string>> = { sv: "åäö", fi: "åäö", nb: "æøå", da: "æøå", en: "", sk: "" }
const SPELT = new Map(
  [..."ß æ ø œ ł đ".split(" ")].map((letter, at) => [letter, "ss ae o oe l d".split(" ")[at] ?? ""]),
)
const ASCII = /^[\0-\x7f]*$/
const MARKS = /\p{M}+/gu
const WORD = /[\p{L}\p{N}]+/gu
const MAX_WORDS = 20

/**
 * Splits a string into lower-case words and removes diacritics. Letters that belong to the alphabet of the language,
 * such as the Swedish `å`, are kept.
 */
export function splitWords(text: string, language: Language): readonly string[] {
  return normalizeText(text, language).match(WORD) ?? []
}

export function normalizeText(text: string, language: Language): string {
  const lower = text.toLowerCase().normalize("NFC")
  if (ASCII.test(lower)) return lower
  const letters = LETTERS[language]
  let folded = ""
  for (const letter of lower) folded += letters.includes(letter) ? letter : normalizeLetter(letter)
  return folded
}

function normalizeLetter(letter: string): string {
  const bare = letter.normalize("NFD").replaceAll(MARKS, "")
  return SPELT.get(bare) ?? bare
}

/** Returns the words of a search phrase. Only the first twenty words are used. */
export function parseKeyphrase(keyphrase: string, language: Language): readonly string[] {
  return splitWords(keyphrase, language).slice(0, MAX_WORDS)
}

/**
 * Returns true if the search may tolerate a typo in a word. The word must have at least five characters and no digits.
 * The search tolerates a typo only if no word in the index starts with the given word.
 */
export function isTypoTolerated(word: string): boolean {
  return word.length >= 5 && !/\p{N}/u.test(word)
}

/** The synonyms of each word, by word. The list for a word includes the word itself. */
export type Synonyms = ReadonlyMap<string, readonly string[]>

/**
 * Creates a map from each word to its synonyms. A word in several groups has the words of all these groups as synonyms.
 */
export function readSynonyms(groups: readonly (readonly string[])[], language: Language): Synonyms {
  const synonyms = new Map<string, readonly string[]>()
  for (const group of groups) {
    const words = group.map((word) => normalizeText(word, language).trim())
    for (const word of words) synonyms.set(word, [...new Set([word, ...(synonyms.get(word) ?? []), ...words])])
  }
  return synonyms
}
