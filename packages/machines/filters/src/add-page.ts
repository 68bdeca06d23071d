import type { SearchResponse } from "@forecourt/contracts/search"
import type { FilterQuery } from "./filters.types.ts"
import { PAGE_SIZE } from "./search-request.ts"

type Item = SearchResponse["content"][number]

/** The items and facets found by a search. */
export interface Found {
  /** The items on the pages from the first loaded page to the query's page, without duplicates. */
  readonly items: readonly Item[]
  /** The index of the first loaded page. */
  readonly firstPage: number
  readonly facets: SearchResponse["facet"]
  readonly total: number
  /** The words of the key phrase that were left out of the search because no item matches them. */
  readonly relaxed?: Relaxed
}

/** The key phrase of a search, and the words that were left out of it. */
export interface Relaxed {
  readonly keyphrase: string
  readonly leftOut: string
}

/** The response of a search that may leave out words. */
export interface RelaxedResponse extends SearchResponse {
  readonly relaxed?: Relaxed
}

/** The state of the additional searches that fill up a page after the stock has changed between two requests. */
export interface Refill {
  /** The indexes of the earlier pages that must be fetched again, since items may have moved there. */
  readonly pages: readonly number[]
  /** The index at which the items of earlier pages are inserted. */
  readonly position: number
  /** The number of searches in addition to one per page. */
  readonly searches: number
}

/** A list whose pages are fetched in order. */
export interface PagedList {
  readonly query: Pick<FilterQuery, "page">
  readonly found: Found
  /** The index after the last fetched page, or 0 while the items belong to a different query. */
  readonly pages: number
  readonly refill: Refill
}

/**
 * The maximum number of additional searches for a short page, so that loading ends even if the stock keeps changing.
 */
const MAX_REFILLS = 4

export const NO_REFILL: Refill = { pages: [], position: 0, searches: 0 }

/** The initial state of a server-rendered list, for which no additional searches are made. */
export const FILLED: Refill = { ...NO_REFILL, searches: MAX_REFILLS }

/** The name of the default field that identifies an item. */
const ID = "car_id"

/** Returns the items that are not in a list yet. An item without an identifier is always regarded as new. */
export function getNewItems(items: readonly Item[], content: readonly Item[], id: string = ID): readonly Item[] {
  const known = new Set(items.map((item) => item[id]))
  return content.filter((item) => {
    const value = item[id]
    if (value === undefined || value === null) return true
    if (known.has(value)) return false
    known.add(value)
    return true
  })
}

/**
 * Adds a page to a list. Pages are fetched by offset, so an item that is added or removed between two requests shifts
 * all later items. Duplicates are therefore dropped, and items that have moved to an earlier page are fetched from
 * there.
 */
export function addPage(list: PagedList, page: number, response: RelaxedResponse, id?: string): PagedList {
  const { content, facet: facets, total_items: total, relaxed } = response
  const first = { items: [], firstPage: page, facets, total, ...(relaxed !== undefined && { relaxed }) }
  const previous = list.pages === 0 ? first : list.found
  const added = getNewItems(previous.items, content, id)
  const isAgain = list.refill.pages.length > 0
  const position = isAgain ? list.refill.position : previous.items.length
  const results = { ...previous, items: previous.items.toSpliced(position, 0, ...added), total }
  const isExtra = isAgain || page > list.query.page
  const searches = list.refill.searches + Number(isExtra)
  // A page that is new as a whole does not reach back to what is known.
  const isBehind = isAgain ? added.length === content.length : added.length < content.length || total !== previous.total
  const earlier = isBehind && page > results.firstPage ? [page - 1] : []
  const pages = [...earlier, ...list.refill.pages.slice(1)]
  const refill = { pages: searches < MAX_REFILLS ? pages : [], position, searches }
  return searchEarlierPages({ ...list, found: results, pages: isAgain ? list.pages : page + 1, refill })
}

/**
 * Starts to fetch earlier pages again when items are missing at the end of a list, for example because a new item has
 * shifted the others.
 */
function searchEarlierPages(list: PagedList): PagedList {
  const { found: results, pages, refill } = list
  if (refill.pages.length > 0 || refill.searches >= MAX_REFILLS || isFull(list) || !isAtEnd(list)) return list
  const count = Math.min(pages - results.firstPage, MAX_REFILLS - refill.searches)
  const earlier = Array.from({ length: count }, (_, index) => results.firstPage + index)
  return { ...list, refill: { ...refill, pages: earlier } }
}

/**
 * Returns whether a list contains all items up to its query's last page, or the maximum number of additional searches
 * has been made.
 */
export function isFilled(list: PagedList): boolean {
  if (list.pages === 0 || list.refill.pages.length > 0) return false
  // Items that are gone still count among those of the list: only the pages say where it ends.
  return list.found.items.length >= getSize(list) || isAtEnd(list) || list.refill.searches >= MAX_REFILLS
}

/** Returns whether there are items after those on the query's last page. */
export function hasFurtherItems(list: PagedList): boolean {
  return list.found.items.length > getSize(list) || (list.pages > 0 && !isAtEnd(list))
}

/** Returns the number of items that fit on the loaded pages up to the query's page. */
export function getSize({ query, found: results }: Pick<PagedList, "query" | "found">): number {
  return (query.page + 1 - results.firstPage) * PAGE_SIZE
}

function isFull(list: PagedList): boolean {
  const { items, total, firstPage } = list.found
  return items.length >= Math.min(getSize(list), total - firstPage * PAGE_SIZE)
}

function isAtEnd({ pages, found: results }: PagedList): boolean {
  return pages * PAGE_SIZE >= results.total
}
