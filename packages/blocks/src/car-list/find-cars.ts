import { hasFailed, type StockRequest, type StockResponse } from "@forecourt/api-clients/search"
import { type FilterQuery, getFirstPage, PAGE_SIZE } from "@forecourt/filters-machine"
import type { FoundCars, FoundFacets } from "./car-list.types.ts"
import { type CarSearch, countWithout, type ListStock, pageRequest, withoutCounts } from "./list-search.ts"

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

/**
 * Returns the cars of the pages that the query's address shows; `null` when the search cannot be reached.
 *
 * Two searches at most, of which the first counts facets. A list that ends before those pages shows its end.
 */
export async function findCars(
  query: FilterQuery,
  { search, ...scope }: ListStock,
  options: { readonly signal?: AbortSignal } = {},
): Promise<FoundCars | null> {
  const request = pageRequest(query, 0, scope)
  const find = (asked: StockRequest, offset: number, end: number) =>
    search({ ...asked, offset, limit: Math.min(MAX_SEARCH_LIMIT, end - offset) }, options)

  const [from, end] = [getFirstPage(query.page) * PAGE_SIZE, (query.page + 1) * PAGE_SIZE]
  const first = await find(request, from, end)
  if (hasFailed(first)) return null
  const { content, facet, total_items: total } = first
  const start = from < total ? from : getLastStart(total)
  const next = start + content.length
  const more = next < Math.min(total, end) ? await find(withoutCounts(request), next, Math.min(total, end)) : null
  if (more !== null && hasFailed(more)) return null

  const items = [...content, ...(more?.content ?? [])]
  const found = { items, firstPage: start / PAGE_SIZE, facets: facet as FoundFacets, total }
  if (total > 0) return found
  return { ...found, without: await countWithout(query, { search, ...scope }, options) }
}

/** Returns the offset of the last whole pages that one search finds. */
function getLastStart(total: number): number {
  const pages = Math.floor(MAX_SEARCH_LIMIT / PAGE_SIZE)
  return Math.max(0, Math.ceil(total / PAGE_SIZE) - pages) * PAGE_SIZE
}
