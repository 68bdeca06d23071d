import { LANGUAGES, type Language } from "../../rules/words.ts"
import { getValueConcepts } from "../values/values.ts"
import da from "./da.json" with { type: "json" }
import en from "./en.json" with { type: "json" }
import fi from "./fi.json" with { type: "json" }
import nb from "./nb.json" with { type: "json" }
import sk from "./sk.json" with { type: "json" }
import sv from "./sv.json" with { type: "json" }

type Concepts = Readonly<Record<string, readonly string[]>>

const SYNONYMS: Readonly<Record<Language, Concepts>> = { da, en, fi, nb, sk, sv }

const CONCEPTS = new Map(LANGUAGES.map((language) => [language, mergeConcepts(language)]))

function mergeConcepts(language: Language): Concepts {
  const values = getValueConcepts(language)
  const synonyms = SYNONYMS[language]
  const names = new Set([...Object.keys(values), ...Object.keys(synonyms)])
  return Object.fromEntries(
    [...names].map((concept) => [concept, [...(values[concept] ?? []), ...(synonyms[concept] ?? [])]]),
  )
}

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

export function getConcepts(language: Language): Concepts {
  return CONCEPTS.get(language) ?? {}
}

/** Returns the groups of synonyms in a language. Synonyms that consist of several words are left out. */
export function getSynonyms(language: Language): readonly (readonly string[])[] {
  return Object.values(getConcepts(language))
    .map((words) => words.filter((word) => SINGLE.test(word)))
    .filter((words) => words.length > 1)
}

const SINGLE = /^[\p{L}\p{N}]+$/u
