import type { Services } from "@forecourt/api-clients/content"
import { createEmptyResponse, type StockResponse } from "@forecourt/api-clients/search"
import schema from "@forecourt/schemas/services/search/car.schema.json" with { type: "json" }
import { createIndex } from "@forecourt/search-engine"
import { demoStock, SITE_NAMES } from "@forecourt/stock-demo"

type Index = ReturnType<typeof createIndex>
type Language = NonNullable<Parameters<typeof createIndex>[2]>["language"]

const indexes = new Map<string, Index>()

export function demoSearch(site: string, language: string): Services["stock"] {
  return {
    findCars: async (request) => getIndex(site, language).search(request) as StockResponse,
    findDealerships: async (request) => createEmptyResponse(request),
  }
}

function getIndex(site: string, language: string): Index {
  const key = `${site} ${language}`
  const index = indexes.get(key) ?? openIndex(site, language)
  indexes.set(key, index)
  return index
}

function openIndex(site: string, language: string): Index {
  const name = SITE_NAMES.find((item) => item === site)
  if (name === undefined)
    throw new Error(`storybook: there is no demo stock of ${site}. Choose from: ${SITE_NAMES.join(", ")}.`)
  const cars = demoStock(name).filter((car) => car.car_is_sold !== true)
  return createIndex(schema as Parameters<typeof createIndex>[0], cars, { language: language as Language })
}
