import { createSearchHttp, removeSold } from "@forecourt/api-clients/search"
import type { SearchInput } from "@forecourt/contracts/search"
import { LIST_FIELDS } from "@forecourt/filters-machine/cars"
import { parseQuery, removeCounts } from "@forecourt/filters-machine/query"
import { expect, test } from "vitest"
import { createPageRequest } from "../packages/blocks/src/car-list/list-search.ts"
import { createUnitSearch } from "../packages/blocks/src/car-list/search-in-units.ts"
import { getMarket } from "../packages/blocks/src/stock/market.ts"
import { findNewestCars } from "../packages/services/search-alerts/src/find-cars.ts"

const TOWNS = [
  { site_id: "1", slug: "boras", site_official_name: "Borås", site_city: "Borås", site_geocoord: "57.72,12.94" },
  {
    site_id: "2",
    slug: "goteborg",
    site_official_name: "Göteborg",
    site_city: "Göteborg",
    site_geocoord: "57.7,11.97",
  },
]
const PLACES = [
  { name: "Borås", latitude: 57.72, longitude: 12.94 },
  { name: "Göteborg", latitude: 57.7, longitude: 11.97 },
]
const ONLY = [{ name: "car_fuel", values: ["El"] }]

/** Returns the request of an alert for cars, as the search service gets it. */
async function readAlertRequest(site: string, query: string) {
  const requests: SearchInput[] = []
  const http = createSearchHttp({
    url: "http://search.example",
    async fetch(_, init) {
      const input = JSON.parse(String(init?.body)) as SearchInput
      if (input.index === "stock") requests.push(input)
      const content = input.index === "sites" ? TOWNS : []
      return Response.json({ content, total_items: content.length, facet: [], limit: 100, offset: 0 })
    },
  })
  const origin = { site, timeZone: "Europe/Stockholm", stock: "stock", sites: "sites", host: "rullo.example" }
  await findNewestCars(http, { ...origin, path: "", carPath: "/car", locale: "sv-SE", query, filters: ONLY })
  return requests[0]
}

/** Returns the request of the car list for the same address. */
async function readListRequest(site: string, query: string) {
  const sent: object[] = []
  const search = createUnitSearch(async (request) => {
    sent.push(removeCounts(removeSold(request)))
    return { content: [], facet: [], total_items: 0, limit: 0, offset: 0 }
  }, getMarket(site))
  await search(createPageRequest(parseQuery(query, LIST_FIELDS), 0, { filters: ONLY, places: PLACES }))
  return sent[0]
}

const compareNames = (item: { readonly name: string }, other: { readonly name: string }) =>
  item.name.localeCompare(other.name)

function sortFilters(request: Pick<SearchInput, "facets" | "filters" | "keyphrase"> = {}) {
  const { facets = [], filters = [], keyphrase } = request
  return { facets: facets.toSorted(compareNames), filters: filters.toSorted(compareNames), keyphrase }
}

test.each([
  ["se-used", ""],
  ["se-used", "car_brand=Volvo&car_model=Kia/EV6&not_car_color=Vit"],
  ["se-used", "car_price_min=100000&car_price_max=250+tkr&car_year_min=2019"],
  ["se-used", "car_equipment=Dragkrok&car_equipment=Navigation"],
  ["se-used", "near=Bor%C3%A5s&within=100"],
  ["se-used", "car_loan_budget=72-50000-4000"],
  ["se-used", "keyphrase=r%C3%B6d+kombi"],
  ["uk-used", "car_electric_range_min=150&car_electric_range_max=200"],
  ["no-used", "car_electric_range_min=150&car_mileage_max=50000"],
])("an alert of %s searches for the same cars as the list at ?%s", async (site, query) => {
  expect(sortFilters(await readAlertRequest(site, query))).toEqual(sortFilters(await readListRequest(site, query)))
})
