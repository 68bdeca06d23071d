import type { SearchResponse } from "@forecourt/contracts/search"
import type { FilterQuery } from "./filters.types.ts"
import { PAGE_SIZE } from "./search-request.ts"

type Item = SearchResponse["content"][number]

/** The items and facets that a search found. */
export interface Found {
  /** Items of the pages from the first one up to the query's, each once. */
  readonly items: readonly Item[]
  /** Index of the first page of which there are items. */
  readonly firstPage: number
  readonly facets: SearchResponse["facet"]
  readonly total: number
}

/** The searches that fill a page after the stock has changed between two pages. */
export interface Refill {
  /** Indexes of earlier pages to fetch again: items may have moved there. */
  readonly pages: readonly number[]
  /** Index in the items at which those of earlier pages are inserted. */
  readonly position: number
  /** Number of searches that were needed beyond one for each page. */
  readonly searches: number
}

/** A list whose pages are fetched one after the other. */
export interface PagedList {
  readonly query: Pick<FilterQuery, "page">
  readonly found: Found
  /** Index of the page after the last one that was fetched; 0 while the items are still those of another query. */
  readonly pages: number
  readonly refill: Refill
}

/** The maximum number of further searches that fill a short page, so that a stock that keeps changing ends the search. */
const MAX_REFILLS = 4

export const NO_REFILL: Refill = { pages: [], position: 0, searches: 0 }

/** The state of a list that the server has filled as far as it could. */
export const FILLED: Refill = { ...NO_REFILL, searches: MAX_REFILLS }

/** The field that identifies an item, unless the list names another. */
const ID = "car_id"

/** Returns the items that a list does not have yet, each once. An item without an identifier is always new. */
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
 * Adds a page to a list. Pages are fetched by offset, so an item that is added or removed between two of them moves all
 * that follow: duplicates are dropped, and items that moved to an earlier page are fetched from there.
 */
export function addPage(list: PagedList, page: number, response: SearchResponse, id?: string): PagedList {
  const { content, facet: facets, total_items: total } = response
  const previous = list.pages === 0 ? { items: [], firstPage: page, facets, total } : list.found
  const added = getNewItems(previous.items, content, id)
  const isAgain = list.refill.pages.length > 0
  const position = isAgain ? list.refill.position : previous.items.length
  const found = { ...previous, items: previous.items.toSpliced(position, 0, ...added), total }
  const isExtra = isAgain || page > list.query.page
  const searches = list.refill.searches + Number(isExtra)
  // A page that is new as a whole does not reach back to what is known.
  const isBehind = isAgain ? added.length === content.length : added.length < content.length || total !== previous.total
  const earlier = isBehind && page > found.firstPage ? [page - 1] : []
  const pages = [...earlier, ...list.refill.pages.slice(1)]
  const refill = { pages: searches < MAX_REFILLS ? pages : [], position, searches }
  return searchEarlierPages({ ...list, found, pages: isAgain ? list.pages : page + 1, refill })
}

/** Looks for what is missing at the end of a list among its earlier pages: an item that arrived there, for example. */
function searchEarlierPages(list: PagedList): PagedList {
  const { found, pages, refill } = list
  if (refill.pages.length > 0 || refill.searches >= MAX_REFILLS || isFull(list) || !isAtEnd(list)) return list
  const count = Math.min(pages - found.firstPage, MAX_REFILLS - refill.searches)
  const earlier = Array.from({ length: count }, (_, index) => found.firstPage + index)
  return { ...list, refill: { ...refill, pages: earlier } }
}

/** Checks whether a list has the items of its query's last page, or has been searched for them long enough. */
export function isFilled(list: PagedList): boolean {
  if (list.pages === 0 || list.refill.pages.length > 0) return false
  // Items that are gone still count among those of the list: only the pages say where it ends.
  return list.found.items.length >= getSize(list) || isAtEnd(list) || list.refill.searches >= MAX_REFILLS
}

/** Checks whether there are items beyond those of the query's last page. */
export function hasFurtherItems(list: PagedList): boolean {
  return list.found.items.length > getSize(list) || (list.pages > 0 && !isAtEnd(list))
}

/** Returns how many items the pages up to the query's have together, as far as they are full. */
export function getSize({ query, found }: Pick<PagedList, "query" | "found">): number {
  return (query.page + 1 - found.firstPage) * PAGE_SIZE
}

function isFull(list: PagedList): boolean {
  const { items, total, firstPage } = list.found
  return items.length >= Math.min(getSize(list), total - firstPage * PAGE_SIZE)
}

function isAtEnd({ pages, found }: PagedList): boolean {
  return pages * PAGE_SIZE >= found.total
}
