import { hasFailed, type StockRequest, type StockResponse } from "@forecourt/api-clients/search"
import { type FilterQuery, PAGE_SIZE } from "@forecourt/filters-machine"
import type { FoundCars, FoundFacets } from "./car-list.types.ts"
import {
  type CarSearch,
  countWithout,
  type ListScope,
  type ListStock,
  pageRequest,
  withoutCounts,
} from "./list-search.ts"

/** A search that has failed once fails from then on without being asked: who waits for a page waits for one failure. */
export function untilFailed(search: CarSearch): CarSearch {
  let failure: StockResponse | null = null
  return async (request, options) => {
    const response = failure ?? (await search(request, options))
    if (hasFailed(response)) failure = response
    return response
  }
}

/** Documents of one search at most, by the service's contract. */
const MAX_SEARCH_LIMIT = 100

/** Returns the cars of all pages up to the query's; `null` when the search cannot be reached. */
export async function findCars(
  query: FilterQuery,
  { search, ...scope }: ListStock,
  options: { readonly signal?: AbortSignal } = {},
): Promise<FoundCars | null> {
  const first = await search(pageRequest(query, 0, scope), options)
  if (hasFailed(first)) return null
  const more = await Promise.all(furtherRequests(query, first.total_items, scope).map((one) => search(one, options)))
  if (more.some(hasFailed)) return null
  const items = [first, ...more].flatMap(({ content }) => content)
  const found = { items, facets: first.facet as FoundFacets, total: first.total_items }
  if (found.total > 0) return found
  return { ...found, without: await countWithout(query, { search, ...scope }, options) }
}

/** Asks for the cars after the first page: as many as there are, in few searches, without counting facets again. */
function furtherRequests(query: FilterQuery, total: number, scope: ListScope): readonly StockRequest[] {
  const request = withoutCounts(pageRequest(query, 0, scope))
  const end = Math.min(total, (query.page + 1) * PAGE_SIZE)
  const searches = Math.max(0, Math.ceil((end - PAGE_SIZE) / MAX_SEARCH_LIMIT))
  return Array.from({ length: searches }, (_, index) => {
    const offset = PAGE_SIZE + index * MAX_SEARCH_LIMIT
    return { ...request, offset, limit: Math.min(MAX_SEARCH_LIMIT, end - offset) }
  })
}
