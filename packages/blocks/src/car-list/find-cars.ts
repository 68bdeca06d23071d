import { hasFailed, type StockResponse } from "@forecourt/api-clients/search"
import type { FilterQuery } from "@forecourt/filters-machine"
import type { FoundCars, FoundFacets } from "./car-list.types.ts"
import { type CarSearch, countWithout, type ListStock, pageRequest } from "./list-search.ts"

/** A search that has failed once fails from then on without being asked: who waits for a page waits for one failure. */
export function untilFailed(search: CarSearch): CarSearch {
  let failure: StockResponse | null = null
  return async (request, options) => {
    const response = failure ?? (await search(request, options))
    if (hasFailed(response)) failure = response
    return response
  }
}

/** All pages up to the query's; `null` when the search cannot be reached. */
export async function findCars(
  query: FilterQuery,
  { search, ...scope }: ListStock,
  options: { readonly signal?: AbortSignal } = {},
): Promise<FoundCars | null> {
  const pages = Array.from({ length: query.page + 1 }, (_, page) => search(pageRequest(query, page, scope), options))
  const [first, ...more] = await Promise.all(pages)
  if (first === undefined || [first, ...more].some(hasFailed)) return null
  const items = [first, ...more].flatMap(({ content }) => content)
  const found = { items, facets: first.facet as FoundFacets, total: first.total_items }
  if (found.total > 0) return found
  return { ...found, without: await countWithout(query, { search, ...scope }, options) }
}
