import type { Services } from "@forecourt/api-clients/content"
import type { Dealership, SearchInput, SearchResponse } from "@forecourt/contracts/search"
import schema from "@forecourt/schemas/services/search/dealership.schema.json" with { type: "json" }
import { createIndex } from "@forecourt/search-engine"

export function dealershipIndex(dealerships: readonly Dealership[]) {
  const index = createIndex(schema as Parameters<typeof createIndex>[0], [...dealerships], { language: "sv" })
  const requests: Partial<SearchInput>[] = []
  const findDealerships: Services["stock"]["findDealerships"] = async (request) => {
    requests.push(request)
    return index.search(request) as SearchResponse
  }
  return { findDealerships, requests }
}

export function manyDealerships(count: number): readonly Dealership[] {
  return Array.from({ length: count }, (_, at) => ({
    site_id: `d${at}`,
    slug: `norrvik-${at}`,
    site_official_name: `Norrvik ${at}`,
    site_street: `Kajgatan ${at}`,
    site_zip: "411 04",
    site_city: at === 0 ? "Borås" : "Göteborg",
    site_phone: "+46 31 390 06 41",
    website_sort_order: (count - at) * 10,
  }))
}
