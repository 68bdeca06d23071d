import { parseQuery } from "@forecourt/filters-machine"
import { expect, test } from "vitest"
import { siteFor } from "../../test/render.tsx"
import type { Market } from "../stock/market.ts"
import { getPageMarket } from "../stock/page-market.ts"
import type { FoundFacets } from "./car-list.types.ts"
import { getChips } from "./chosen.select.ts"
import { LIST_FIELDS } from "./list-fields.ts"

const swedish = {
  currency: "SEK",
  mileage: "mile-scandinavian",
  days: "YYYY-MM-DD",
  credit: "se",
  language: "sv",
} as const

const labelsAt = (address: string, market: Market = swedish, facets: FoundFacets = []) =>
  getChips({
    query: parseQuery(address, LIST_FIELDS),
    results: { facets },
    path: "/",
    market,
    site: siteFor(),
    without: {},
  }).map(({ label }) => label.replace(/\s/g, " "))

test("a chip for a filter such as the monthly loan cost includes the filter's name, because the amount alone is ambiguous", () => {
  expect(labelsAt("car_price_max=200000&car_mileage_max=5000")).toEqual(["Högst 200 000 kr", "Högst 5 000 mil"])
  expect(labelsAt("car_loan_monthly_cost_max=3000&car_charging_speed_min=150")).toEqual([
    "Billån per månad: Högst 3 000 kr",
    "Snabbladdning: Från 150 kW",
  ])
})

test("the chips for power, seats and doors include the name of the filter", () => {
  expect(labelsAt("car_power_min=150&car_seats=7&not_car_seats=5&car_doors=5")).toEqual([
    "Säten: 7",
    "Inte Säten: 5",
    "Dörrar: 5",
    "Effekt: Från 150 hk",
  ])
  expect(labelsAt("car_power_min=150&car_power_max=200")).toEqual(["Effekt: 150–200 hk"])
})

test("chips on a page in another language show translated values and a converted mileage", () => {
  const english = getPageMarket({ name: "se-used", language: "en", locale: "en-SE" })

  expect(labelsAt("car_color=R%C3%B6d&car_mileage_min=100&car_mileage_max=5000", english)).toEqual([
    "Red",
    "1 000–50 000 km",
  ])
  expect(labelsAt("car_mileage_max=5000", english)).toEqual(["Högst 50 000 km"])
})

test.each([
  ["two ends", [2019, 2021, 2022], "2019–2022"],
  ["an open end after which there are no cars", [2022, 2024], "Från 2022"],
  ["an open end before which there are no cars", [2015, 2019], "Högst 2019"],
])("selected years that are consecutive in stock are combined into one chip: %s", (_, years, label) => {
  const results = { facets: [createYears(2019, 2021, 2022)], ends: { car_year: { min: 2015, max: 2024 } } }
  const query = parseQuery(years.map((year) => `car_year=${year}`).join("&"), LIST_FIELDS)

  const chips = getChips({ query, results, path: "/", market: swedish, site: siteFor(), without: {} })

  expect(chips.map(({ label, href }) => [label, href])).toEqual([[label, "/"]])
})

test("two selected years have separate chips when the stock contains an unselected year between them", () => {
  expect(labelsAt("car_year=2019&car_year=2022", swedish, [createYears(2019, 2020, 2022)])).toEqual(["2019", "2022"])
  expect(labelsAt("car_year=2019&car_year=2022")).toEqual(["2019", "2022"])
  expect(labelsAt("car_year=2019&car_year=2020")).toEqual(["2019–2020"])
})

const createYears = (...years: number[]): FoundFacets[number] => ({
  name: "car_year",
  type: "list",
  value: years.map((year) => ({ text: String(year), count: 2 })),
})
