import { createHash } from "node:crypto"
import { createBudgetFilters } from "@forecourt/api-clients/car-offers"
import { findTowns, PRICE_FIELDS, readCar, removeSold, searchClient, type Town } from "@forecourt/api-clients/search"
import { getMarketUnits } from "@forecourt/contracts/market"
import type { SearchInput } from "@forecourt/contracts/search"
import type { Car } from "@forecourt/contracts/search/car"
import { BUDGET, LIST_FIELDS, SEARCHED_FIELDS, toKilometres } from "@forecourt/filters-machine/cars"
import { parseQuery, removeCounts, toSearchRequest } from "@forecourt/filters-machine/query"
import type { AlertSearch, SearchHttp } from "./search-alerts.types.ts"

/** The maximum number of cars in one response of the search service. */
const PAGE_SIZE = 100
/** The number of the newest cars of a search that an alert looks at. */
const MAX_CARS = 1000
const FIELDS = [
  ...PRICE_FIELDS,
  "car_id",
  "slug",
  "car_brand",
  "car_model",
  "car_version",
  "car_year",
  "car_mileage",
  "car_is_sample",
  "car_publishdate",
]

/**
 * Finds the newest cars of a search, newest first. Throws if the search service cannot be reached or refuses the search.
 */
export async function findNewestCars(http: SearchHttp, search: AlertSearch): Promise<readonly Car[]> {
  const { search: send } = searchClient(http)
  const input = await createInput(http, search)
  const cars = new Map<string, Car>()
  let isLast = false
  for (let offset = 0; offset < MAX_CARS && !isLast; offset += PAGE_SIZE) {
    const { content, total_items: total } = await send({ ...input, offset })
    for (const document of content) {
      const car = readCar(document)
      if (car !== null) cars.set(car.car_id, car)
    }
    isLast = content.length === 0 || offset + content.length >= total
  }
  return [...cars.values()]
}

/** Creates the request that the car list sends for the same address, with the newest cars first. */
async function createInput(http: SearchHttp, { site, stock, sites, query: text, filters }: AlertSearch) {
  const query = { ...parseQuery(text, LIST_FIELDS), sortName: "car_publishdate_desc" }
  const places = query.near === null ? [] : await findPlaces(http, sites)
  const request = removeCounts(
    toSearchRequest(query, SEARCHED_FIELDS, { index: stock, page: 0, limit: PAGE_SIZE, places }),
  )
  const budget = createBudgetFilters(query.lists[BUDGET]?.[0]?.value ?? "")
  const { facets = [] } = request
  return removeSold<SearchInput>({
    ...request,
    fields: FIELDS,
    facets: getMarketUnits(site).mileage === "mile" ? facets.map(toKilometres) : facets,
    filters: [...(request.filters ?? []), ...budget, ...filters],
  })
}

async function findPlaces(http: SearchHttp, index: string): Promise<readonly Town[]> {
  const { search } = searchClient(http)
  return (await findTowns({ findDealerships: (request) => search({ ...request, index }) })) ?? []
}

const DIGEST_CHARACTERS = 6
/** The number of cars that an alert remembers. Two of them have the same digest once in five thousand alerts. */
const MAX_KNOWN = 5000

/** Returns true for a car that was published after the given time and that the alert does not know yet. */
export function isNewCar(
  { car_id: id, car_publishdate: date }: Car,
  since: number,
  known: ReadonlySet<string>,
): boolean {
  return typeof date === "string" && Date.parse(date) > since && !known.has(createDigest(id))
}

export function parseKnown(text: string): ReadonlySet<string> {
  return new Set(text.match(/.{6}/g))
}

/** Adds the cars that a search finds to the known ones. The ones that were not found for the longest are forgotten. */
export function formatKnown(known: ReadonlySet<string>, cars: readonly Car[]): string {
  const found = new Set(cars.map(({ car_id: id }) => createDigest(id)))
  return [...[...known].filter((digest) => !found.has(digest)), ...found].slice(-MAX_KNOWN).join("")
}

function createDigest(id: string): string {
  return createHash("sha256").update(id).digest("base64url").slice(0, DIGEST_CHARACTERS)
}
