import type { Language } from "../../rules/words.ts"
import da from "./da.json" with { type: "json" }
import en from "./en.json" with { type: "json" }
import fi from "./fi.json" with { type: "json" }
import nb from "./nb.json" with { type: "json" }
import sk from "./sk.json" with { type: "json" }
import sv from "./sv.json" with { type: "json" }

/**
 * The words and phrases for each concept, such as a fuel, a colour or a make. The names of the concepts are the same in
 * all languages.
 */
const CONCEPTS: Readonly<Record<Language, Readonly<Record<string, readonly string[]>>>> = { da, en, fi, nb, sk, sv }

/** The concepts for equipment. The search uses the first word or phrase of each in the language of the stock. */
export const EQUIPMENT: readonly string[] = [
  "towbar",
  "leather",
  "panorama",
  "heatedseats",
  "heatedwheel",
  "camera",
  "cruise",
  "navigation",
  "heater",
  "heatpump",
  "winter",
  "aircon",
  "keyless",
  "sensors",
  "rails",
]

/** Returns the concepts, with their words in a language. */
export function getConcepts(language: Language): Readonly<Record<string, readonly string[]>> {
  return CONCEPTS[language]
}

/** Returns the groups of single words that visitors of a market use as synonyms. */
export function getSynonyms(language: Language): readonly (readonly string[])[] {
  return Object.values(CONCEPTS[language])
    .map((words) => words.filter((word) => !word.includes(" ")))
    .filter((words) => words.length > 1)
}
