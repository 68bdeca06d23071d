import { parseQuery } from "@forecourt/filters-machine"
import { expect, test } from "vitest"
import { siteFor } from "../../test/render.tsx"
import { getPageMarket } from "../stock/page-market.ts"
import type { FoundFacets } from "./car-list.types.ts"
import { createMarks } from "./create-marks.ts"
import { createFacets, listChoices } from "./facets.select.ts"
import { LIST_FIELDS } from "./list-fields.ts"

const market = {
  currency: "SEK",
  mileage: "mile-scandinavian",
  days: "YYYY-MM-DD",
  credit: "se",
  language: "sv",
} as const

const panelAt = (address: string, facets: FoundFacets, monthly: "loan" | "private" | null = null) =>
  createFacets({ query: parseQuery(address, LIST_FIELDS), facets, ends: ENDS, market, monthly, text: siteFor().text })

const ENDS = { car_year: { min: 2019, max: 2024 } }

const BRANDS: FoundFacets[number] = {
  name: "car_brand",
  child_name: "car_model",
  type: "list",
  value: [
    { text: "Audi", count: 0 },
    { text: "Kia", count: 0 },
    { text: "Volvo", count: 3, children: [{ text: "V60", count: 3 }] },
  ],
}

test("values without matching cars are disabled and listed last, except selected values", () => {
  const [brands] = panelAt("car_brand=Kia", [BRANDS])

  expect(brands?.kind === "list" && brands.values.map(({ value, isDisabled }) => [value, isDisabled])).toEqual([
    ["Kia", undefined],
    ["Volvo", undefined],
    ["Audi", true],
  ])
})

test.each([
  ["is offered when only some cars have one", 1, 3],
  ["is not offered when all cars have one", 0, 0],
])("the filter for campaign prices %s", (_, expected, without) => {
  const campaigns: FoundFacets[number] = {
    name: "car_has_campaign_price",
    type: "list",
    value: [
      { text: "true", count: 2 },
      { text: "false", count: without },
    ],
  }

  const panel = panelAt("", [campaigns])

  expect(panel).toHaveLength(expected)
  expect(panel.flatMap((facet) => (facet.kind === "list" ? facet.values.map(({ label }) => label) : []))).toEqual(
    expected === 0 ? [] : ["Bilar med kampanjpris"],
  )
})

test("selected models become checkbox values in the format make/model, which are converted back into filters", () => {
  const [brands] = panelAt("car_model=Volvo/V60&car_model=Volvo/V90", [BRANDS])
  if (brands?.kind !== "list") throw new Error("Brands are a list.")

  expect(brands.chosen).toEqual(["Volvo", "Volvo/V60", "Volvo/V90"])
  expect(listChoices(brands, brands.chosen)).toEqual([{ value: "Volvo", children: ["V60", "V90"] }])
})

test("the bounds of a range include the histogram bars and any selected value outside the bars", () => {
  const price: FoundFacets[number] = {
    name: "car_price",
    type: "histogram",
    min: 120_000,
    max: 1_900_000,
    value: [
      { text: "100000", count: 2, from: 100_000, to: 200_000 },
      { text: "200000", count: 5, from: 200_000, to: 300_000 },
      { text: "300000", count: 1, from: 300_000 },
    ],
  }
  const ends = (address: string) =>
    panelAt(address, [price]).map((item) => item.kind === "range" && [item.min, item.max, item.top, item.counts.length])

  expect(ends("")).toEqual([[100_000, 400_000, 1_900_000, 3]])
  expect(ends("car_price_max=600000")).toEqual([[100_000, 400_000, 1_900_000, 3]])
  expect(ends("car_price_max=60000")).toEqual([[0, 400_000, 1_900_000, 0]])
  expect(ends("car_price_min=9000000")).toEqual([[100_000, 400_000, 9_000_000, 3]])
})

test("a price range without matching cars still has bounds, so that a visitor can change the range", () => {
  const ends = (address: string) => panelAt(address, []).map((item) => item.kind === "range" && [item.min, item.max])

  expect(ends("car_price_max=1000")).toEqual([[0, 1000]])
  expect(ends("car_price_min=9000000")).toEqual([[0, 9_000_000]])
})

test("a facet with fewer than two values is hidden unless a value of the facet is selected", () => {
  const fuel: FoundFacets[number] = { name: "car_fuel", type: "list", value: [{ text: "El", count: 9 }] }

  expect(panelAt("", [fuel, { name: "car_body", type: "list", value: [] }])).toEqual([])
  expect(panelAt("car_fuel=El", [fuel])).toHaveLength(1)
})

test("an excluded value is disabled in the filter's list, and another checkbox removes the exclusion", () => {
  const countTexts = (...texts: string[]) => texts.map((text) => ({ text, count: 2 }))
  const fuels: FoundFacets[number] = {
    name: "car_fuel",
    type: "list",
    value: countTexts("Bensin", "Diesel", "El", "Gas"),
  }
  const [fuel] = panelAt("not_car_fuel=Diesel", [fuels])
  if (fuel?.kind !== "list") throw new Error("Fuels are a list.")

  expect(fuel.values.map(({ value, isDisabled = false }) => [value, isDisabled])).toEqual([
    ["Bensin", false],
    ["Diesel", true],
    ["El", false],
    ["Gas", false],
  ])
  expect([fuel.isOpen, fuel.leftOut]).toEqual([
    true,
    [{ value: "Diesel", name: "not_car_fuel", label: "Inte Diesel", filter: "car_fuel not Diesel " }],
  ])
  expect([fuel.leavable?.name, fuel.leavable?.options.map(({ value }) => value)]).toEqual([
    "not_car_fuel",
    ["Bensin", "El", "Gas"],
  ])

  const models = [{ text: "Volvo", count: 3, children: countTexts("V60", "V90", "XC60", "XC90") }]
  const [brands] = panelAt("car_brand=Volvo&not_car_model=Volvo/XC60", [{ ...BRANDS, value: models }])
  expect(brands?.kind === "list" && [brands.leftOut.map(({ value, name }) => [name, value]), brands.leavable]).toEqual([
    [["not_car_model", "Volvo/XC60"]],
    {
      name: "not_car_model",
      options: ["V60", "V90", "XC90"].map((child) => ({
        value: `Volvo/${child}`,
        label: `Volvo ${child}`,
        means: { field: "car_brand", value: "Volvo", child },
      })),
    },
  ])
})

const YEARS: FoundFacets[number] = {
  name: "car_year",
  type: "list",
  value: [2024, 2022, 2021, 2019].map((year) => ({ text: String(year), count: 2 })),
}

test.each([
  ["", null],
  ["car_year=2021&car_year=2022", { from: 2021, to: 2022 }],
  ["car_year=2022&car_year=2024", { from: 2022, to: null }],
  ["car_year=2019&car_year=2021&car_year=2022&car_year=2024", { from: 2019, to: 2024 }],
  ["car_year_min=2020", { from: 2020, to: null }],
])("consecutive selected years are shown as a range with a first and a last year: %j", (address, chosen) => {
  expect(panelAt(address, [YEARS])).toMatchObject([{ kind: "span", chosen }])
})

test.each(["car_year=2019&car_year=2022", "not_car_year=2022"])(
  "the year filter shows checkboxes instead of a range when years are excluded or the selected years have gaps: %s",
  (address) => {
    expect(panelAt(address, [YEARS])).toMatchObject([
      { kind: "list", values: YEARS.value.map(({ text: value }) => ({ value })) },
    ])
  },
)

test("the CO2 filter is in the collapsed section with more filters, and its label contains the unit", () => {
  const panel = panelAt("", getRanges("car_price", "car_emission"))

  expect(panel.map(({ label, isMore }) => [label, isMore])).toEqual([
    ["Pris", false],
    ["Koldioxid (g/km)", true],
  ])
})

test("a colour value gets the icon of the matching known colour, regardless of case", () => {
  const value = ["RÖD", "Vinröd metallic"].map((text) => ({ text, count: 2 }))
  const query = parseQuery("", LIST_FIELDS)
  const facets: FoundFacets = [{ name: "car_color", type: "list", value }]
  const [colours] = createFacets({
    query,
    facets,
    market,
    marks: createMarks(market),
    monthly: null,
    text: siteFor().text,
  })

  expect(colours?.kind === "list" && colours.values.map(({ mark }) => mark)).toEqual(["red", undefined])
})

test("values of the equipment facet cannot be excluded, because a car can have several", () => {
  const value = ["Dragkrok", "Panoramatak", "Värmepump"].map((text) => ({ text, count: 2 }))
  const [equipment] = panelAt("", [{ name: "car_equipment", type: "list", value }])

  expect(equipment?.kind === "list" && [equipment.label, equipment.leavable]).toEqual(["Utrustning", null])
})

test("the values of a facet cannot be excluded when the facet has only two values", () => {
  const two = [
    { text: "Automat", count: 3 },
    { text: "Manuell", count: 1 },
  ]
  const [gearbox] = panelAt("", [{ name: "car_gearbox", type: "list", value: two }])

  expect(gearbox?.kind === "list" && gearbox.leavable).toBeNull()
})

test("prices, mileage, monthly costs and power are ranges with a histogram [spec 2 §2.1 histograms, §3 car.car_power]", () => {
  const names = [
    "car_price",
    "car_campaign_price",
    "car_mileage",
    "car_privateleasing_monthly_cost",
    "car_companyleasing_monthly_cost",
    "car_power",
  ]

  const selectTexts = panelAt("", getRanges(...names)).map((item) => [
    item.name,
    item.kind,
    item.kind === "range" && item.counts,
  ])
  expect(new Map(selectTexts.map(([name, ...rest]) => [name, rest]))).toEqual(
    new Map(names.map((name) => [name, ["range", [2, 5]]])),
  )
})

const getRanges = (...names: string[]): FoundFacets =>
  names.map((name) => ({
    name,
    type: "histogram",
    min: 0,
    max: 200,
    value: [
      { text: "0", count: 2, from: 0, to: 100 },
      { text: "100", count: 5, from: 100, to: 200 },
    ],
  }))

test("the filter for the monthly loan cost is shown only when cards show the loan cost or the URL contains the filter", () => {
  const ranges = getRanges("car_price", "car_mileage", "car_loan_monthly_cost", "car_privateleasing_monthly_cost")
  const selectTexts = (address: string, monthly: "loan" | "private" | null) =>
    panelAt(address, ranges, monthly).map(({ name, isOpen }) => [name, isOpen])

  expect(selectTexts("", "loan").slice(0, 2)).toEqual([
    ["car_price", true],
    ["car_loan_monthly_cost", true],
  ])
  expect(selectTexts("", "private").map(([name]) => name)).toEqual([
    "car_price",
    "car_privateleasing_monthly_cost",
    "car_mileage",
  ])
  expect(selectTexts("", null).map(([name]) => name)).not.toContain("car_loan_monthly_cost")
  expect(selectTexts("car_loan_monthly_cost_max=100", null)).toContainEqual(["car_loan_monthly_cost", true])
})

test("the filters for electric range and charging speed show their units", () => {
  const [range, charging] = panelAt("", getRanges("car_electric_range", "car_charging_speed"))

  expect([range?.label, range?.kind === "range" && range.format]).toEqual([
    "Räckvidd (WLTP)",
    expect.objectContaining({ unit: "kilometer" }),
  ])
  expect(charging?.label).toBe("Snabbladdning (kW)")
})

test("facet values are translated into the page's language, and untranslated values are marked with the language of the stock", () => {
  const fuels: FoundFacets[number] = {
    name: "car_fuel",
    type: "list",
    value: ["Bensin", "Vätgas", "El"].map((text) => ({ text, count: 2 })),
  }
  const english = getPageMarket({ name: "se-used", language: "en", locale: "en-SE" })
  const query = parseQuery("not_car_fuel=El", LIST_FIELDS)

  const [fuel] = createFacets({ query, facets: [fuels], market: english, monthly: null, text: siteFor().text })

  if (fuel?.kind !== "list") throw new Error("Fuels are a list.")
  expect(fuel.values.map(({ value, label, lang }) => [value, label, lang])).toEqual([
    ["Bensin", "Petrol", undefined],
    ["Vätgas", "Vätgas", "sv"],
    ["El", "Electric", undefined],
  ])
  expect(fuel.leavable?.options.map(({ label, lang }) => [label, lang])).toEqual([
    ["Petrol", undefined],
    ["Vätgas", "sv"],
  ])
  expect(fuel.leftOut.map(({ label }) => label)).toEqual(["Inte Electric"])
})
