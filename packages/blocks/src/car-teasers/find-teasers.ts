import { hasFailed } from "@forecourt/api-clients/search"
import { removeCounts } from "@forecourt/filters-machine"
import type { SiteContext } from "@forecourt/renderer"
import { createFailFastSearch } from "../car-list/find-cars.ts"
import { readListPath } from "../car-list/list-path.ts"
import { type CarSearch, createPageRequest } from "../car-list/list-search.ts"
import { readAddress } from "../car-list/read-address.ts"
import { createUnitSearch } from "../car-list/search-in-units.ts"
import type { CarDocument } from "../stock/car-document.ts"
import { CARD_FIELDS } from "../stock/card-fields.ts"
import { getMarket } from "../stock/market.ts"

interface Options {
  readonly search: CarSearch
  readonly site: Pick<SiteContext, "name" | "language" | "text">
  readonly signal: AbortSignal
}

/**
 * Finds the cars with the given identifiers, in the same order and without sold cars. Returns `null` if the search
 * fails.
 */
export async function findNamed(
  ids: readonly string[],
  { search, signal }: Options,
): Promise<readonly CarDocument[] | null> {
  const named = [...new Set(ids)]
  const filters = [
    { name: "car_id", values: named },
    { name: "car_is_sold", values: [true], exclude: true },
  ]
  const response = await search({ filters, fields: [...CARD_FIELDS], limit: named.length }, { signal })
  if (hasFailed(response)) return null
  const cars: readonly CarDocument[] = response.content
  const byId = new Map(cars.map((car) => [car.car_id, car]))
  return named.map((id) => byId.get(id)).filter((car) => car !== undefined)
}

/**
 * Finds the first cars of a list by applying the filters and the sort order in the list's URL. Returns `null` if the
 * search fails.
 */
export async function findListed(
  href: string,
  limit: number,
  { search, site, signal }: Options,
): Promise<readonly CarDocument[] | null> {
  const stock = { search: createUnitSearch(createFailFastSearch(search), getMarket(site.name)), filters: [] }
  const { query } = await readAddress(readListPath(href), { site, stock, signal })
  const response = await stock.search({ ...removeCounts(createPageRequest(query, 0, stock)), limit }, { signal })
  return hasFailed(response) ? null : response.content
}
