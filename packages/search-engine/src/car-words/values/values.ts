import type { Language } from "../../rules/words.ts"
import da from "./da.json" with { type: "json" }
import en from "./en.json" with { type: "json" }
import fi from "./fi.json" with { type: "json" }
import nb from "./nb.json" with { type: "json" }
import sk from "./sk.json" with { type: "json" }
import sv from "./sv.json" with { type: "json" }

/** The translations of field values, by the field's name and by the value in lower case. */
export type ValueWords = Readonly<Record<string, Readonly<Record<string, string>>>>

type Concepts = Readonly<Record<string, readonly string[]>>

const VALUES: Readonly<Record<string, Readonly<Record<string, Concepts>>>> = {
  da,
  en,
  fi,
  nb,
  sk,
  sv,
} satisfies Readonly<Record<Language, typeof sv>>

/**
 * Returns the translations of field values from the language of the stock data to another language. Values without a
 * translation are left out.
 */
export function translateValues(stockLanguage: string, language: string): ValueWords {
  const words = VALUES[language] ?? {}
  const fields = Object.entries(VALUES[stockLanguage] ?? {})
  return Object.fromEntries(fields.map(([field, concepts]) => [field, translateField(concepts, words[field] ?? {})]))
}

function translateField(concepts: Concepts, words: Concepts): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(concepts).flatMap(([concept, values]) => {
      const [word] = words[concept] ?? []
      return word === undefined ? [] : values.map((value) => [value.toLowerCase(), word])
    }),
  )
}

/** Returns a map from each value of a field, in lower case, to the language-independent code of its meaning. */
export function getConceptCodes(language: string, field: string): Readonly<Record<string, string>> {
  const concepts = Object.entries(VALUES[language]?.[field] ?? {})
  return Object.fromEntries(
    concepts.flatMap(([concept, words]) => words.map((word) => [word.toLowerCase(), concept] as const)),
  )
}

export function getValueConcepts(language: Language): Concepts {
  const { car_equipment: _, units: __, ...fields } = VALUES[language] ?? {}
  return Object.assign({}, ...Object.values(fields).map(toLowerCase))
}

export function getEquipmentConcepts(language: Language): Concepts {
  return toLowerCase(VALUES[language]?.car_equipment ?? {})
}

function toLowerCase(concepts: Concepts): Concepts {
  return Object.fromEntries(
    Object.entries(concepts).map(([concept, words]) => [concept, words.map((word) => word.toLowerCase())]),
  )
}
