import type { SearchInput, SearchResponse } from "@forecourt/contracts/search"
import schema from "@forecourt/schemas/services/search/car.schema.json" with { type: "json" }
import { createIndex } from "@forecourt/search-engine"

const BRANDS = ["Volvo", "Kia", "BMW"] as const
const MODELS = { Volvo: ["V60", "XC40"], Kia: ["Niro", "EV6"], BMW: ["i4", "320d"] } as const
const FUELS = ["Bensin", "Diesel", "El"] as const

/** A stock of so many cars, behind the search engine itself: brands, fuels and prices go round. */
export function smallStock(count = 120) {
  const cars = Array.from({ length: count }, (_, at) => {
    const brand = BRANDS[at % 3] ?? "Volvo"
    return {
      car_id: String(1000 + at),
      slug: `bil-${at}`,
      car_brand: brand,
      car_model: MODELS[brand][Math.floor(at / 3) % 2],
      car_fuel: FUELS[Math.floor(at / 6) % 3],
      car_vehicle_type_code: at % 5 === 0 ? "LCV" : "PC",
      car_condition: at % 4 === 0 ? "Ny" : "Begagnad",
      car_price: 100_000 + at * 2_000,
      car_mileage: 100 * at,
      car_publishdate: new Date(Date.UTC(2026, 0, 1 + at)).toISOString(),
    }
  })
  const index = createIndex(schema as Parameters<typeof createIndex>[0], cars, { language: "sv" })
  const requests: Partial<SearchInput>[] = []
  return {
    requests,
    search: async (request: Partial<SearchInput>): Promise<SearchResponse> => {
      requests.push(request)
      const { index: _, ...asked } = request
      return index.search(asked) as SearchResponse
    },
  }
}
