import type { Services } from "@forecourt/api-clients/content"
import type { SearchInput, SearchResponse } from "@forecourt/contracts/search"
import schema from "@forecourt/schemas/services/search/car.schema.json" with { type: "json" }
import { createIndex } from "@forecourt/search-engine"

type CarStock = Services["stock"]

const BRANDS = ["Volvo", "Kia", "BMW"] as const
const MODELS = { Volvo: ["V60", "XC40"], Kia: ["Niro", "EV6"], BMW: ["i4", "320d"] } as const
const TOWNS = ["Göteborg", "Borås", "Umeå"] as const
const FUELS = ["Bensin", "Diesel", "El"] as const

export const SMALL_PLACES = [
  { name: "Göteborg", latitude: 57.70716, longitude: 11.96679 },
  { name: "Borås", latitude: 57.72101, longitude: 12.9401 },
  { name: "Umeå", latitude: 63.82842, longitude: 20.25972 },
]

export const smallDealerships: CarStock["findDealerships"] = async () => ({
  facet: [],
  total_items: SMALL_PLACES.length,
  limit: 100,
  offset: 0,
  content: SMALL_PLACES.map(({ name, latitude, longitude }) => ({
    site_city: name,
    site_geocoord: `${latitude},${longitude}`,
  })),
})

/** Creates a stock of cars that the real search engine can search. */
export function smallStock(count = 120, getFields: (at: number) => object = () => ({})) {
  const cars = Array.from({ length: count }, (_, at) => {
    const brand = BRANDS[at % 3] ?? "Volvo"
    return {
      car_id: String(1000 + at),
      slug: `bil-${at}`,
      car_brand: brand,
      car_model: MODELS[brand][Math.floor(at / 3) % 2],
      car_year: 2016 + (at % 8),
      car_fuel: FUELS[Math.floor(at / 6) % 3],
      car_vehicle_type_code: at % 5 === 0 ? "LCV" : "PC",
      car_condition: at % 4 === 0 ? "Ny" : "Begagnad",
      car_site_city: TOWNS[Math.floor(at / 4) % 3],
      car_price: 100_000 + at * 2_000,
      car_mileage: 100 * at,
      car_equipment: at % 2 === 0 ? ["Dragkrok"] : [],
      car_publishdate: new Date(Date.UTC(2026, 0, 1 + at)).toISOString(),
      ...getFields(at),
    }
  })
  const index = createIndex(schema as Parameters<typeof createIndex>[0], cars, { language: "sv" })
  const requests: Partial<SearchInput>[] = []
  return {
    requests,
    search: async (request: Partial<SearchInput>): Promise<SearchResponse> => {
      requests.push(request)
      const { index: _, ...input } = request
      return index.search(input) as SearchResponse
    },
  }
}
