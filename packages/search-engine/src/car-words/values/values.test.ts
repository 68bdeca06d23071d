import { expect, test } from "vitest"
import { LANGUAGES, type Language } from "../../rules/words.ts"
import { getEquipmentNames } from "../equipment.ts"
import { getConcepts } from "../synonyms/synonyms.ts"
import { getEquipmentConcepts, getValueConcepts, translateValues } from "./values.ts"

test.each(LANGUAGES)(
  "every filter value of a car stock in the language %s has a translation in all languages",
  (stockLanguage) => {
    const counts = LANGUAGES.map((language) => countWords(translateValues(stockLanguage, language)))

    expect(new Set(counts).size).toBe(1)
    expect(LANGUAGES.map((language) => Object.keys(getValueConcepts(language)))).toEqual(
      LANGUAGES.map(() => Object.keys(getValueConcepts(stockLanguage))),
    )
  },
)

const countWords = (fields: ReturnType<typeof translateValues>) =>
  Object.values(fields).reduce((sum, words) => sum + Object.keys(words).length, 0)

test.each(LANGUAGES)("in the language %s, no spelling belongs to two filter values", (language) => {
  const spellings = [getValueConcepts(language), getEquipmentConcepts(language)].map((concepts) =>
    Object.values(concepts).flat(),
  )

  for (const words of spellings) expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([])
})

test("a translated filter value in lower case is mapped to the value that the stock uses", () => {
  const { car_fuel: fuels, car_drive: drives } = translateValues("fi", "sv")

  expect([fuels?.lataushybridi, fuels?.["ladattava hybridi"], drives?.neliveto]).toEqual([
    "Laddhybrid",
    "Laddhybrid",
    "Fyrhjulsdrift",
  ])
})

test.each<[Language, Language, string, string]>([
  ["sv", "fi", "körfältsassistans", "kaista-avustin"],
  ["en", "sv", "heatedwindscreen", "eluppvärmd vindruta"],
])("a word for equipment in %s finds equipment of a stock in %s", (language, stockLanguage, typed, value) => {
  expect(getEquipmentNames(language, stockLanguage).get(typed)?.[0]).toBe(value)
})

test("the search recognises the drivetrain names shown on the page, such as front-wheel drive", () => {
  expect(getConcepts("en").front).toContain("front-wheel drive")
})
