import { hasFailed, type StockRequest, type StockResponse } from "@forecourt/api-clients/search"
import {
  type FilterQuery,
  getFirstPage,
  MAX_PAGES,
  PAGE_SIZE,
  removeCounts,
  setKeyphrase,
} from "@forecourt/filters-machine"
import type { CarDocument } from "../stock/car-document.ts"
import type { FoundCars, FoundFacets } from "./car-list.types.ts"
import { type CarSearch, countWithout, createPageRequest, type ListStock } from "./list-search.ts"

/**
 * Creates a search function that stops searching after the first failure. Later calls return the failed result
 * immediately, so that a page waits for only one failing search.
 */
export function createFailFastSearch(search: CarSearch): CarSearch {
  let failure: StockResponse | null = null
  return async (request, options) => {
    const response = failure ?? (await search(request, options))
    if (hasFailed(response)) failure = response
    return response
  }
}

/** The maximum number of results that the search service returns for one request. */
const MAX_SEARCH_LIMIT = 100

/**
 * The maximum number of additional searches to fill a page. More than one is needed only if the stock changes between
 * two searches.
 */
const MAX_FILLS = 2

/**
 * Finds the cars of all pages that are visible for a query, without duplicates. Returns `null` if a search fails.
 *
 * One or two searches are enough as long as the stock does not change. Only the first search counts facets. If the list
 * ends before the requested pages, its last pages are returned. If the stock changes between two searches, the
 * positions of the other cars may shift, so cars that were already found are searched again and missing cars are added.
 */
export async function findCars(
  query: FilterQuery,
  { search, ...scope }: ListStock,
  options: { readonly signal?: AbortSignal } = {},
): Promise<FoundCars | null> {
  const request = createPageRequest(query, 0, scope)
  const findPart = (part: StockRequest, offset: number, end: number) =>
    search({ ...part, offset, limit: Math.min(MAX_SEARCH_LIMIT, end - offset) }, options)

  const [from, end] = [getFirstPage(query.page) * PAGE_SIZE, (query.page + 1) * PAGE_SIZE]
  const first = await findPart(request, from, end)
  if (hasFailed(first)) return null
  // The words that the first search left out are not searched again.
  const { relaxed } = first
  const others = relaxed === undefined ? request : createPageRequest(setKeyphrase(query, relaxed.keyphrase), 0, scope)
  let total = first.total_items
  let items = getNewItems([], first.content)
  const start = from < total ? from : getLastStart(total)
  let next = start + first.content.length
  for (let fills = 0; fills < MAX_FILLS; fills++) {
    const missing = Math.min(total, end) - start - items.length
    if (missing <= 0 || next >= total) break
    const more = await findPart(removeCounts(others), next, next + missing)
    if (hasFailed(more)) return null
    const isDoubled = getNewItems(items, more.content).length < more.content.length
    if (items.length > 0 && (isDoubled || more.total_items !== total)) {
      const offset = Math.max(start, next - MAX_SEARCH_LIMIT)
      const current = await findPart(removeCounts(others), offset, next)
      if (hasFailed(current)) return null
      items = getNewItems([], [...items.slice(0, offset - start), ...current.content])
    }
    items = [...items, ...getNewItems(items, more.content)]
    next += more.content.length
    total = more.total_items
  }

  const facets = first.facet as FoundFacets
  const hasMore = start + items.length < total && query.page < MAX_PAGES - 1
  const results = {
    items,
    firstPage: start / PAGE_SIZE,
    hasMore,
    facets,
    total,
    ...(relaxed !== undefined && { relaxed }),
  }
  if (total > 0) return results
  return { ...results, without: await countWithout(query, facets, { search, ...scope }, options) }
}

function getLastStart(total: number): number {
  const pages = Math.floor(MAX_SEARCH_LIMIT / PAGE_SIZE)
  return Math.max(0, Math.ceil(total / PAGE_SIZE) - pages) * PAGE_SIZE
}

function getNewItems(items: readonly CarDocument[], content: readonly CarDocument[]): readonly CarDocument[] {
  const known = new Set(items.map((item) => item.car_id))
  return content.filter(({ car_id: id }) => {
    if (id === undefined || id === null) return true
    if (known.has(id)) return false
    known.add(id)
    return true
  })
}
