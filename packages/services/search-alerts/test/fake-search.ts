import { createSearchHttp } from "@forecourt/api-clients/search"
import type { SearchInput } from "@forecourt/contracts/search"

export type FakeCar = Readonly<Record<string, unknown>> & { readonly car_id: string; readonly car_publishdate?: string }

/** Creates a car of the fake stock. */
export function createCar(id: string, publishedAt: string, changes: object = {}): FakeCar {
  return {
    car_id: id,
    slug: `volvo-${id}`,
    car_brand: "Volvo",
    car_model: "XC60",
    car_version: `T${id}`,
    car_year: 2023,
    car_mileage: 4230,
    car_price: 349_900,
    car_retail_price: 349_900,
    car_price_currency: "SEK",
    car_loan_monthly_cost: 3999,
    car_publishdate: publishedAt,
    ...changes,
  }
}

/**
 * Creates a client of a search service that has the given cars. It filters by brand. `null` cars mean that the service
 * is down, and a number is the status with which it refuses. Responses wait for `wait`.
 */
export function createFakeSearch(getCars: () => readonly FakeCar[] | number | null, wait = async () => {}) {
  const requests: SearchInput[] = []
  const http = createSearchHttp({
    url: "http://search.example",
    retries: 0,
    async fetch(_, init) {
      const cars = getCars()
      const input = JSON.parse(String(init?.body)) as SearchInput
      requests.push(input)
      await wait()
      if (cars === null) return new Response(null, { status: 503 })
      if (typeof cars === "number") return Response.json({ message: "Nej.", code: "FieldUnknown" }, { status: cars })
      return Response.json(find(cars, input))
    },
  })
  return { http, requests }
}

function find(cars: readonly FakeCar[], { facets = [], limit = 24, offset = 0 }: SearchInput) {
  const brands = facets.flatMap(({ name, filters = [] }) => (name === "car_brand" ? filters : [])) as {
    value: string
  }[]
  const matching = cars
    .filter((car) => brands.length === 0 || brands.some(({ value }) => value === car.car_brand))
    .toSorted((car, other) => String(other.car_publishdate).localeCompare(String(car.car_publishdate)))
  return { content: matching.slice(offset, offset + limit), total_items: matching.length, facet: [], limit, offset }
}
