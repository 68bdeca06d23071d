import { createEmptyResponse, type StockRequest, type StockSearch } from "@forecourt/api-clients/search"
import { expect, test } from "vitest"
import { findAround, findInstead, toWords } from "./find-car.ts"

const CAR = { car_id: "7", slug: "2025-volvo-ex30-7", car_brand: "Volvo", car_model: "EX30", car_site_id: "SE-1" }
const USED = { ...CAR, car_site_region: "Skåne", car_body: "SUV", car_fuel: "El" }
const PLACE = { site_id: "SE-1", slug: "malmo", site_official_name: "Malmö" }

const PRICE = { field: "car_price", value: 100_000, at: "2026-11-01T08:00:00Z" }

function openStock(alike: readonly object[] = []) {
  const requests: StockRequest[] = []
  const places: StockRequest[] = []
  const createFound = (request: StockRequest, content: readonly object[]) => ({
    ...createEmptyResponse(request),
    content: content as Record<string, unknown>[],
    total_items: content.length,
  })
  const stock: StockSearch = {
    async findCars(request) {
      requests.push(request)
      return createFound(request, isAboutKind(request) ? alike : [{ car_id: "8" }])
    },
    async findDealerships(request) {
      places.push(request)
      return createFound(request, [PLACE])
    },
    findPrices: async () => ({ prices: [PRICE] }),
  }
  return { requests, places, options: { stock, signal: AbortSignal.timeout(1000) } }
}

test("findAround returns a car with its dealership and eight other cars of the same region, body type and fuel [spec 2 §7 car-site-query similar-query.used, §9 counts.similar]", async () => {
  const { options, requests } = openStock()

  expect(await findAround(USED, options)).toEqual({
    car: USED,
    dealership: PLACE,
    similar: [{ car_id: "8" }],
    prices: [PRICE],
    compared: null,
    slug: USED.slug,
  })
  expect(requests[0]).toMatchObject({
    limit: 8,
    filters: [
      { name: "car_site_region", values: ["Skåne"] },
      { name: "car_body", values: ["SUV"] },
      { name: "car_fuel", values: ["El"] },
      { name: "car_id", values: ["7"], exclude: true },
    ],
  })
})

test("the price comparisons of two similar cars send identical search requests", async () => {
  const campaign = { car_has_campaign_price: true, car_campaign_price: 250_000 }
  const car = {
    ...USED,
    car_gearbox: "Automat",
    car_year: 2023,
    car_is_used: true,
    car_price: 300_000,
    car_mileage: 6000,
  }
  const alike = Array.from({ length: 7 }, (_, at) => ({ ...car, car_id: String(at + 7), car_price: 300_000 + at }))
  const { options, requests } = openStock(alike)

  expect((await findAround({ ...car, ...campaign }, options))?.compared).toEqual({
    label: "lower",
    usual: 300_003.5,
    cars: 6,
  })
  await findAround({ ...car, car_id: "9" }, options)

  const [first, second] = requests.filter(isAboutKind)
  expect(first).toEqual(second)
  expect(first).toMatchObject({
    limit: 100,
    filters: [
      { name: "car_brand", values: ["Volvo"] },
      { name: "car_model", values: ["EX30"] },
      { name: "car_fuel", values: ["El"] },
      { name: "car_gearbox", values: ["Automat"] },
      { name: "car_year", values: [2022, 2023, 2024] },
      { name: "car_is_used", values: [true] },
    ],
  })
})

test("the similar cars of an example listing of a new car are cars of the same model, excluding other example listings [spec 2 §7 similar-query.sample]", async () => {
  const { options, requests } = openStock()
  await findAround({ ...USED, car_is_sample: true }, options)

  expect(requests[0]?.filters).toEqual([
    { name: "car_brand", values: ["Volvo"] },
    { name: "car_model", values: ["EX30"] },
    { name: "car_is_sample", values: [true], exclude: true },
  ])
})

test("only an example listing of a new car lists up to a hundred dealerships that sell the brand [spec 2 §5 contact-seller, §7 similar-query.dealerships, §9 counts.by-brand]", async () => {
  const { options, places } = openStock()
  const sample = await findAround({ ...USED, car_is_sample: true }, options)
  const used = await findAround(USED, options)

  expect(sample?.recipients).toEqual([{ siteName: "Malmö", toName: "Malmö", toEmail: "" }])
  expect(sample?.offeredAt).toMatchObject([{ slug: "malmo", site_official_name: "Malmö" }])
  expect(used).not.toHaveProperty("recipients")
  expect(used).not.toHaveProperty("offeredAt")
  expect(places.filter(({ limit }) => limit === 100)).toEqual([
    { filters: [{ name: "site_brands", values: ["Volvo"] }], limit: 100 },
  ])
})

test("the page of a removed car shows cars that match the third word in the URL [spec 2 §2.5 car-not-found.others, §7 similar-query.none]", async () => {
  const { options, requests } = openStock()

  expect(await findInstead("2025-volvo-ex30-7", options)).toMatchObject({ car: null, similar: [{ car_id: "8" }] })
  expect(requests[0]).toMatchObject({ keyphrase: "ex30", limit: 8 })
  expect(await findInstead("", options)).toMatchObject({ similar: [] })
})

test("findAround returns null for a car that does not match the car schema", async () => {
  expect(await findAround({ car_id: "7" }, openStock().options)).toBeNull()
})

test("toWords removes the year and the identifier from a car's slug", () => {
  expect(toWords("2021-peugeot-2008-21000007")).toBe("peugeot 2008")
  expect(toWords("peugeot-2008")).toBe("peugeot 2008")
  expect(toWords("2025-ford-mustang-mach-e-21000002")).toBe("ford mustang mach e")
  expect(toWords("")).toBe("")
})

function isAboutKind({ filters = [] }: StockRequest): boolean {
  return filters.some(({ name }) => name === "car_year")
}
