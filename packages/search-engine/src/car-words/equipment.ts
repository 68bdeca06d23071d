import { type Language, splitWords } from "../rules/words.ts"
import { joinAll, listVariants } from "./stems.ts"
import { EQUIPMENT, getConcepts } from "./synonyms/synonyms.ts"
import { getEquipmentConcepts } from "./values/values.ts"

const MAX_WORDS = 5

/**
 * The names of a piece of equipment in the stock. If no value in the stock has any of these names, the first name is
 * used as a search term.
 */
type StockNames = readonly string[]

/**
 * The names of equipment in the stock, by the names that visitors use. The visitors' names are written as one word, for
 * example `heatedseats`.
 */
export type EquipmentNames = ReadonlyMap<string, StockNames>

const NAMES = new Map<string, EquipmentNames>()

export function getEquipmentNames(language: Language, stockLanguage: Language): EquipmentNames {
  const key = `${language} ${stockLanguage}`
  const names = NAMES.get(key) ?? createEquipmentNames(language, stockLanguage)
  NAMES.set(key, names)
  return names
}

function createEquipmentNames(language: Language, stockLanguage: Language): EquipmentNames {
  const names = new Map<string, StockNames>()
  const [spoken, stocked] = [getConcepts(language), getConcepts(stockLanguage)]
  for (const concept of EQUIPMENT) addNames(names, spoken[concept] ?? [], stocked[concept] ?? [], language)
  const [shown, values] = [getEquipmentConcepts(language), getEquipmentConcepts(stockLanguage)]
  for (const [concept, texts] of Object.entries(values)) addNames(names, shown[concept] ?? [], texts, language)
  return names
}

function addNames(
  names: Map<string, StockNames>,
  words: readonly string[],
  texts: readonly string[],
  language: Language,
): void {
  for (const text of [...words, ...texts]) {
    const variants = splitWords(text, language).map((word) => listVariants(word, language))
    for (const name of joinAll(variants)) if (!names.has(name)) names.set(name, texts.length > 0 ? texts : [text])
  }
}

/**
 * Finds the names of equipment in a key phrase and returns them in the words that the stock uses. All other words are
 * omitted.
 */
export function findEquipmentWords(keyphrase: string, stockLanguage: Language): string {
  const names = getEquipmentNames(stockLanguage, stockLanguage)
  const words = splitWords(keyphrase, stockLanguage)
  const matches: string[] = []
  for (let at = 0; at < words.length; ) {
    const longest = Array.from({ length: MAX_WORDS }, (_, place) => MAX_WORDS - place)
    const length = longest.find((count) => names.has(words.slice(at, at + count).join(""))) ?? 0
    if (length > 0) matches.push(names.get(words.slice(at, at + length).join(""))?.[0] ?? "")
    at += Math.max(length, 1)
  }
  return matches.join(" ")
}
