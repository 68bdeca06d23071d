import { expect, test } from "vitest"
import { getPageMarket } from "./page-market.ts"
import { addLanguage, addVersionLanguage, formatMeasure, getTextProps, translateValue } from "./stock-words.ts"

const getWords = (name: string, language: string, locale: string) =>
  getPageMarket({ name, language, locale }, { hasDetails: true }).words

const english = getWords("se-used", "en", "en-SE")
const swedish = getWords("fi-used", "sv", "sv-FI")

const normaliseSpaces = (text: unknown) => (typeof text === "string" ? text.replaceAll(/\s/g, " ") : text)

test("a value in the stock is translated into the page's language", () => {
  expect([
    translateValue("car_fuel", "Laddhybrid", english),
    translateValue("car_drive", "Neliveto", swedish),
    translateValue("car_equipment", "Kaista-avustin", swedish),
  ]).toEqual(["Plug-in hybrid", "Fyrhjulsdrift", "Körfältsassistans"])
})

test("an untranslated value has the language of the stock data, but a proper name has no language", () => {
  expect([translateValue("car_fuel", "Vätgas", english), translateValue("car_site_city", "Göteborg", english)]).toEqual(
    [{ text: "Vätgas", lang: "sv" }, "Göteborg"],
  )
})

test("a page in the language of the stock translates no values", () => {
  const words = getWords("fi-used", "fi", "fi-FI")

  expect([
    words,
    translateValue("car_fuel", "Bensiini", words),
    formatMeasure("190 hv", words),
    addLanguage("Hyvä auto", words),
  ]).toEqual([undefined, "Bensiini", "190 hv", "Hyvä auto"])
})

test.each([
  ["190 hk (140 kW)", "190 hp (140 kW)"],
  ["0–100 km/h på 7,0 s", "0–100 km/h in 7,0 s"],
  ["1\u00a0250 liter", "1 250 litres"],
  ["1,9 l/100 km · 17,4 kWh/100 km", "1,9 l/100 km · 17,4 kWh/100 km"],
])("the measurement %s is translated on an English page", (text, expected) => {
  expect(normaliseSpaces(formatMeasure(text, english))).toBe(expected)
})

test("the numbers in a measure have the number format of the page's language", () => {
  const words = getWords("se-used", "en", "en-GB")

  expect([formatMeasure("1 850,5 kg", words), formatMeasure("6,0 s", words)].map(normaliseSpaces)).toEqual([
    "1,850.5 kg",
    "6.0 s",
  ])
})

test("a measurement that contains an unknown word is not translated and has the lang of the stock", () => {
  expect(formatMeasure("8 skålpund", english)).toEqual({ text: "8 skålpund", lang: "sv" })
})

test("the version name of a car has the lang of the stock only when the name contains descriptive words", () => {
  expect(addVersionLanguage("B4 AWD Plus Dark aut", english)).toBe("B4 AWD Plus Dark aut")
  expect(getTextProps(addVersionLanguage("B4 Plus, nybesiktad med vinterhjul", english))).toEqual({
    lang: "sv",
    children: "B4 Plus, nybesiktad med vinterhjul",
  })
})

test("the translations that a car list sends to the browser exclude equipment and units", () => {
  const { words } = getPageMarket({ name: "se-used", language: "en", locale: "en-SE" })

  expect(Object.keys(words?.values ?? {})).toEqual([
    "car_fuel",
    "car_body",
    "car_gearbox",
    "car_drive",
    "car_color",
    "car_condition",
  ])
})
