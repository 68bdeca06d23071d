import { type FilterQuery, formatQuery, parseQuery } from "@forecourt/filters-machine"
import { LIST_FIELDS } from "./list-fields.ts"
import { createPageRequest, type ListStock } from "./list-search.ts"

export interface SavedSearch {
  readonly path: string
  readonly query: string
  readonly label: string
  /** The time when the search was saved or last opened. */
  readonly seenAt: string
}

const KEY = "fc-saved-searches"
const MAX_KEPT = 20

/** The maximum number of new cars that are counted. It equals the maximum number of cars in one search response. */
const MAX_NEW = 100

/** Returns the saved searches of a list. Returns an empty array if the browser does not allow access to storage. */
export function readSaved(path: string): readonly SavedSearch[] {
  return readAll().filter((item) => item.path === path)
}

export function saveSearch(search: SavedSearch): void {
  writeSearches([search, ...readAll().filter((item) => !isSame(item, search))].slice(0, MAX_KEPT))
}

export function removeSearch(search: SavedSearch): void {
  writeSearches(readAll().filter((item) => !isSame(item, search)))
}

/** Returns the query string to save, without the page number and URL parameters that are unrelated to the list. */
export function toSavedQuery(query: FilterQuery): string {
  return formatQuery({ ...query, page: 0, foreign: [] }, LIST_FIELDS)
}

/**
 * Returns the query of the list at the current address. The server has resolved the address of the document, for example
 * search words to filters; later choices are in the current address.
 */
export function readCurrentQuery(query: string): FilterQuery {
  const [document] = performance.getEntriesByType("navigation")
  const isFirst = document !== undefined && removeHash(document.name) === removeHash(window.location.href)
  return parseQuery(isFirst ? query : window.location.search, LIST_FIELDS)
}

const removeHash = (address: string) => address.replace(/#.*$/, "")

export async function countNew({ query, seenAt }: SavedSearch, { search, ...scope }: ListStock): Promise<number> {
  const request = createPageRequest(parseQuery(query, LIST_FIELDS), 0, scope)
  const newest = { limit: MAX_NEW, sort_name: "car_publishdate_desc", fields: ["car_publishdate"] }
  const { content } = await search({ ...request, ...newest })
  return content.filter(({ car_publishdate: at }) => typeof at === "string" && Date.parse(at) > Date.parse(seenAt))
    .length
}

function isSame(savedSearch: SavedSearch, other: SavedSearch): boolean {
  return savedSearch.path === other.path && savedSearch.query === other.query
}

function readAll(): readonly SavedSearch[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]")
    return Array.isArray(kept) ? kept.filter(isSaved) : []
  } catch {
    return []
  }
}

function isSaved(value: unknown): value is SavedSearch {
  const names = ["path", "query", "label", "seenAt"] as const
  return (
    typeof value === "object" && value !== null && names.every((name) => typeof Reflect.get(value, name) === "string")
  )
}

function writeSearches(searches: readonly SavedSearch[]): void {
  try {
    if (searches.length === 0) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, JSON.stringify(searches))
  } catch {
    // When storage is forbidden, there are no saved searches.
  }
}
