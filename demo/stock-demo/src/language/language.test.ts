import { expect, test } from "vitest"
import { demoStock } from "../demo-stock.ts"
import { MARKETS } from "../market/markets.ts"
import { SITE_NAMES } from "../market/sites.ts"
import { LANGUAGES } from "./languages.ts"
import { textsOf } from "./texts.ts"

const words = Object.entries(LANGUAGES)

test.each(words)("%s has a different word for every fuel, body, drive, colour and equipment item", (_, language) => {
  for (const table of [language.fuels, language.bodies, language.drives, language.colours, language.equipment]) {
    const values: readonly string[] = Object.values(table)
    expect(new Set(values).size).toBe(values.length)
    expect(values.filter((value) => value.trim() !== value || value === "")).toEqual([])
  }
  expect(Object.keys(language.equipment).length).toBeGreaterThanOrEqual(30)
})

test.each(words)(
  "disclaimers in %s contain everything that law and schema require, and only known placeholders",
  (_, { finance }) => {
    const names = (text: string): readonly string[] =>
      [...text.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name).sort()

    expect(names(finance.loanDisclaimer)).toEqual([
      "cash_amount_percentage",
      "interest_rate",
      "invoice_fee",
      "months",
      "residual_percentage",
      "start_fee",
    ])
    expect(names(finance.privateDisclaimer)).toEqual(["invoice_fee", "mileage", "months", "start_fee"])
    expect(names(finance.companyDisclaimer)).toEqual([
      "cash_amount_percentage",
      "interest_rate",
      "invoice_fee",
      "mileage",
      "months",
      "residual_percentage",
      "start_fee",
    ])
  },
)

test("numbers are formatted by the rules of each market, with non-breaking spaces", () => {
  expect(textsOf(MARKETS.se).money(249_900)).toBe("249\u00a0900\u00a0kr")
  expect(textsOf(MARKETS.no).money(249_900)).toBe("249\u00a0900\u00a0kr")
  expect(textsOf(MARKETS.uk).money(18_495)).toBe("£18,495")
  expect(textsOf(MARKETS.fi).money(16_990)).toBe("16\u00a0990\u00a0€")
  expect(textsOf(MARKETS.sk).money(16_990)).toBe("16\u00a0990\u00a0€")
  expect(textsOf(MARKETS.se).percent(4.95)).toBe("4,95\u00a0%")
})

test("distances are in mil in Sweden, in miles in Britain and otherwise in kilometres", () => {
  const units = SITE_NAMES.map((name) => demoStock(name, { count: 1 })[0]?.car_mileage_text?.split("\u00a0").at(-1))

  expect(units).toEqual(["mil", "mil", "km", "miles", "km", "km"])
})

test("no number is separated from its unit or its thousands by a breaking space", () => {
  const texts = SITE_NAMES.flatMap((name) => demoStock(name, { count: 60 })).flatMap((car) =>
    Object.entries(car).flatMap(([field, value]) =>
      field.endsWith("_text") && field !== "car_model_text" && typeof value === "string" ? [value] : [],
    ),
  )

  expect(texts.filter((text) => /\d (?:\d|kr|€|km\b|mil\b|kg|mm|kW|l\/)/.test(text))).toEqual([])
})

test.each(SITE_NAMES)("descriptions of %s are sentences with a capital, a full stop and no gap", (name) => {
  const said = demoStock(name, { count: 150 }).map(({ car_description = "" }) => car_description)

  expect(said.filter((text) => !/^\p{Lu}|^smart|^\d/u.test(text) || !text.endsWith("."))).toEqual([])
  expect(said.filter((text) => / {2}| ,| \.(?: |$)|\(\)|: \.|undefined|NaN/.test(text))).toEqual([])
  expect(new Set(said).size).toBeGreaterThan(147)
})
