import fc from "fast-check"
import { expect, test } from "vitest"
import { demoDealerships, demoStock } from "../demo/stock-demo/src/index.ts"
import type { Language } from "../demo/stock-demo/src/language/language.types.ts"
import { LANGUAGES } from "../demo/stock-demo/src/language/languages.ts"
import { load } from "../packages/blocks/src/car-list/car-list.load.ts"
import { propsFor } from "../packages/blocks/test/load.ts"
import { renderDocument, siteFor } from "../packages/blocks/test/render.tsx"
import type { Choices, TextKey } from "../packages/renderer/src/index.ts"
import { createIndex } from "../packages/search-engine/src/index.ts"
import schema from "../schemas/services/search/car.schema.json" with { type: "json" }
import dictionary from "../schemas/site/dictionary.schema.json" with { type: "json" }

const SEED = 20_261_130
const LISTS = 6
const CARS = 4

const SITES = [
  { name: "se-automotive", language: "en", locale: "en-SE", stock: "sv" },
  { name: "se-used", language: "en", locale: "en-SE", stock: "sv" },
  { name: "fi-used", language: "sv", locale: "sv-FI", stock: "fi" },
] as const

type Site = (typeof SITES)[number]
type Documents = Parameters<typeof createIndex>[1]

/** The values for which the demo data has no translations. In the tests, some cars of each stock have these values. */
const UNKNOWN = {
  car_fuel: "Ignotum",
  car_body: "Ignotum corpus",
  car_color: "Ignotus color",
  car_power_text: "200 ignotorum",
  car_equipment: ["Res ignota"],
  car_version: "Comfort, med ny kamrem, servad",
}

function createSite({ name, language, locale }: Site) {
  const text = (key: string, values: Readonly<Record<string, string | number>> = {}) =>
    dictionary.properties[key as TextKey]["x-text"][language].replace(/\{(\w+)\}/g, (hole, item: string) =>
      String(values[item] ?? hole),
    )
  return siteFor({ name, language, locale, text })
}

function createStock({ name, stock }: Site) {
  const cars = demoStock(name, { count: 400 }).map((car, at) => (at % 9 === 0 ? { ...car, ...UNKNOWN } : car))
  const index = createIndex(schema as Parameters<typeof createIndex>[0], cars as Documents, { language: stock })
  const search = { findCars: async (request: object) => index.search(request) }
  return {
    cars,
    services: { stock: { ...search, findDealerships: findNoDealerships } } as unknown as Parameters<typeof propsFor>[0],
  }
}

const findNoDealerships = async () => ({ facet: [], content: [], total_items: 0, limit: 0, offset: 0 })

function listWords({ fuels, bodies, gearboxes, drives, colours, conditions, equipment }: Language): readonly string[] {
  return [fuels, bodies, gearboxes, drives, colours, conditions, equipment].flatMap((words) => Object.values(words))
}

/**
 * The keys of texts that are displayed as values. The sites use these texts for codes that have no demo translation.
 */
const CODED: readonly TextKey[] = ["stock.vehicleType.lcv", "stock.vehicleType.pc", "stock.facet.campaign.only"]

const VALUES = {
  CarList: [
    "[data-scope=facet-list][data-part=text]",
    "[data-scope=car-filters] option[value]:not([value=''])",
    "[data-scope=chips][data-part=label]",
    "[data-scope=range-slider][data-part=value]",
    "[data-scope=car-card][data-part=fact]",
    "[data-scope=car-card][data-part=version]",
  ].join(),
  CarPage: [
    "[data-scope=car-facts] dd",
    "[data-scope=car-facts] td",
    "[data-scope=car-facts][data-part=item]",
    "[data-scope=car-page][data-part=model]",
    "[data-scope=car-card][data-part=fact]",
  ].join(),
}

/**
 * Finds the values that are in another language. Names, numbers and texts that are marked with the language of the data
 * are ignored.
 */
function findForeign(page: HTMLElement, selector: string, site: Site, names: ReadonlySet<string>): string[] {
  const { text } = createSite(site)
  const words = new Set([...listWords(LANGUAGES[site.language]), ...CODED.map((key) => text(key))])
  const unit = text("stock.unit.power")
  const prefixes = [text("stock.chip.without"), text("stock.chip.from"), text("stock.chip.upTo")]
  const prefix = new RegExp(`^(${text("carPage.fact.power")}: )?(${prefixes.join("|").replaceAll("{value}", "")})`)
  const between = text("rangeSlider.range").replace("{from}", "").replace("{to}", "")
  const measure = new RegExp(
    `^(0–100 km/h (på|in) )?([\\d\\s.,–-]+(${unit}|kW|kWh|km|mil|kg|mm|s|g/km|l/100 km|kWh/100 km|m³|litres|liter|kr|€)?[ ()·]*)+$`,
  )
  return [...page.querySelectorAll<HTMLElement>(selector)].flatMap((element) => {
    for (const count of element.querySelectorAll("[data-part=count]")) count.remove()
    const shown = (element.textContent ?? "").replaceAll(/\s/g, " ").trim()
    const value = shown.replace(prefix, "").replace(between, "–")
    const isKnown = words.has(shown) || words.has(value) || names.has(value) || measure.test(value)
    const lang = (element.querySelector("[lang]") ?? element.closest("[lang]"))?.getAttribute("lang")
    return isKnown || lang === site.stock ? [] : [shown]
  })
}

function listNames(cars: readonly object[]): ReadonlySet<string> {
  const fields = [
    "car_brand",
    "car_model",
    "car_version",
    "car_site_city",
    "car_site_region",
    "car_site_name",
    "car_regno",
  ]
  const names = cars.flatMap((car) => {
    const values = fields.map((field) => String(Reflect.get(car, field) ?? ""))
    return [...values, `${values[0]} ${values[1]}`]
  })
  return new Set(names.filter((name) => name !== UNKNOWN.car_version))
}

for (const site of SITES) {
  const { cars, services } = createStock(site)
  const names = listNames(cars)
  const context = createSite(site)
  const car = fc.constantFrom(...cars)
  const FIELDS = ["car_fuel", "not_car_fuel", "car_body", "not_car_color", "car_gearbox", "car_drive", "car_condition"]
  const choices = fc
    .tuple(car, fc.shuffledSubarray(FIELDS, { minLength: 1, maxLength: 2 }))
    .map(([chosen, fields]): Choices => {
      const values = fields.map((field) => [field, [String(Reflect.get(chosen, field.replace("not_", "")) ?? "")]])
      return {
        ...Object.fromEntries(values),
        car_mileage_max: [site.stock === "sv" ? "15000" : "150000"],
        car_power_min: ["90"],
      }
    })

  test.each(fc.sample(choices, { numRuns: LISTS, seed: SEED }))(
    `every value in a car list of ${site.name} in ${site.language} is translated or marked with the language of the car data: %j`,
    async (drawn) => {
      const { props } = propsFor(services, { page: { choices: drawn }, site: context })
      const page = await renderDocument("CarList", { title: { value: "" } }, context, await load(props as never))

      expect(page.querySelectorAll(VALUES.CarList).length).toBeGreaterThan(40)
      expect(findForeign(page, VALUES.CarList, site, names)).toEqual([])
    },
  )

  test.each(fc.sample(fc.nat(cars.length - 10), { numRuns: CARS, seed: SEED }))(
    `every text about a car of ${site.name} in ${site.language} is translated or marked with the language of the car data: %s`,
    async (at) => {
      const found = {
        car: cars[at - (at % 3)],
        slug: "",
        similar: cars.slice(at, at + 8),
        dealership: demoDealerships(site.name)[0],
      }
      const page = await renderDocument("CarDetail", {}, context, found)

      expect(page.querySelectorAll(VALUES.CarPage).length).toBeGreaterThan(30)
      expect(findForeign(page, VALUES.CarPage, site, names)).toEqual([])
      const texts = page.querySelectorAll("#description ~ * p")
      expect([...texts].map((text) => text.getAttribute("lang"))).toEqual(Array.from(texts, () => site.stock))
    },
  )
}
