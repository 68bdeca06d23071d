import { createSearchHttp, createStockSearch } from "@forecourt/api-clients/search"
import { expect, test } from "vitest"
import { demoDealerships, demoStock } from "../demo/stock-demo/src/index.ts"
import { findAround } from "../packages/blocks/src/car-page/find-car.ts"
import { load as loadDealership } from "../packages/blocks/src/dealership-page/dealership-page.load.ts"
import { propsFor } from "../packages/blocks/test/load.ts"
import { renderHtml } from "../packages/blocks/test/render.tsx"
import { toAbsolute } from "../packages/site-shell/src/head/page-head.ts"
import { CARS } from "../packages/site-shell/src/items/cars.ts"
import { DEALERSHIPS } from "../packages/site-shell/src/items/dealerships.ts"
import type { ItemFields } from "../packages/site-shell/src/items/item-kinds.ts"
import carSchema from "../schemas/services/search/car.schema.json" with { type: "json" }
import dealershipSchema from "../schemas/services/search/dealership.schema.json" with { type: "json" }
import { selectSample } from "./vitest/sampled.ts"

const PATIENCE_MS = 300_000

const LONG = "long ".repeat(2000)
const HOSTILE: readonly (readonly [string, unknown])[] = [
  ["null", null],
  ["missing", undefined],
  ["a number", 7],
  ["a text", "?"],
  ["a list", [null, 7, "?", {}]],
  ["an empty text", ""],
  ["10 kB of text", LONG],
  ["a picture without an address", [{ original: "https://[", thumbnail_url: "https://[" }]],
]

function stockWith(car: object, dealership: object) {
  return createStockSearch({
    http: createSearchHttp({
      url: "https://search.example",
      retries: 0,
      fetch: async (address, init) => {
        if (String(address).includes("/prices")) return Response.json({ prices: [] })
        const isCar = String(init?.body).includes('"stock"')
        const result = { content: [isCar ? car : dealership], facet: [], total_items: 1, limit: 1, offset: 0 }
        return Response.json(result)
      },
    }),
    indexes: { stock: "stock", sites: "sites" },
    report: () => {},
  })
}

const CARS_OF_ALL = demoStock("se-automotive").map((car): ItemFields => ({ ...car }))
const [DEALERSHIP = {}] = demoDealerships("se-automotive").map((item): ItemFields => ({ ...item }))
const BASE = new URL("https://a.example")
const place = { toAbsolute: (src: string) => toAbsolute(src, BASE), locale: "sv-SE" }

function findCar(isOne: (car: ItemFields) => boolean): ItemFields {
  const [car] = CARS_OF_ALL.filter(isOne).toSorted(
    (item, other) => Object.keys(other).length - Object.keys(item).length,
  )
  if (car === undefined) throw new Error("every-field: the demo stock has no such car.")
  return car
}

function textIn(html: string): string {
  return html.replaceAll(/<script.*?<\/script>|<[^>]+>/gs, " ")
}

const NOT_WORDS = /\bnull\b|\bundefined\b|\bNaN\b|\[object/

async function showCar(car: ItemFields) {
  const stock = stockWith(car, DEALERSHIP)
  const { fields } = await CARS.find(stock, "1")
  if (fields === null) throw new Error("the car is not found")
  const result = await findAround(fields, { stock, signal: AbortSignal.timeout(PATIENCE_MS) })
  if (result === null) throw new Error("the page has no car")
  const html = await renderHtml("CarDetail", {}, undefined, result)
  return { html, told: JSON.stringify([CARS.head(fields), CARS.describe(fields, place)]) }
}

async function showDealership(dealership: ItemFields) {
  const stock = stockWith(
    findCar(() => true),
    dealership,
  )
  const { fields } = await DEALERSHIPS.find(stock, "a")
  if (fields === null) throw new Error("the dealership is not found")
  const entity = { kind: "dealership", id: "a", fields }
  const { props } = propsFor({ stock } as never, { page: { entity } })
  const html = await renderHtml("FacilityDetail", {}, undefined, await loadDealership(props as never))
  return { html, told: JSON.stringify([DEALERSHIPS.head(fields), DEALERSHIPS.describe(fields, place)]) }
}

const PAGES = [
  ["a used car", findCar((car) => car.car_is_used === true), carSchema, showCar, ["car_id", "slug"]],
  ["a sample", findCar((car) => car.car_is_sample === true), carSchema, showCar, ["car_id", "slug"]],
  ["a van", findCar((car) => car.car_vehicle_type_code === "LCV"), carSchema, showCar, ["car_id", "slug"]],
  ["an electric car", findCar((car) => car.car_fuel === "El"), carSchema, showCar, ["car_id", "slug"]],
  ["a dealership", DEALERSHIP, dealershipSchema, showDealership, ["site_id", "slug"]],
] as const

test.each(PAGES)(
  "the page of %s is rendered completely even if any single field has an invalid value",
  {
    timeout: PATIENCE_MS,
  },
  async (_, document, { properties }, show, identifiers) => {
    const whole = await show(document)
    expect(whole.html).toContain("<h1")
    const fields = Object.keys(properties).filter((field) => !(identifiers as readonly string[]).includes(field))
    const cases = fields.flatMap((field) => HOSTILE.map(([name, value]) => ({ field, name, value })))

    const faults: string[] = []
    for (const { field, name, value } of selectSample(cases)) {
      const page = await show({ ...document, [field]: value }).catch((error: unknown) => error)
      if (page instanceof Error) faults.push(`${field} is ${name}: ${page.message}`)
      else if (!isWhole(page as typeof whole, whole))
        faults.push(`${field} is ${name}: the page lacks much, or says null`)
    }

    expect(faults.slice(0, 20)).toEqual([])
  },
)

/**
 * Returns true if a page is complete. A single invalid field may make the page shorter, for example if the departments
 * of a dealership are missing.
 */
function isWhole({ html, told }: Page, whole: Page): boolean {
  if (!html.includes("<h1") || NOT_WORDS.test(textIn(html)) || NOT_WORDS.test(told)) return false
  return html.length > whole.html.length / 4
}

interface Page {
  readonly html: string
  readonly told: string
}
