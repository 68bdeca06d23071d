import { type FilterQuery, formatQuery, parseQuery } from "@forecourt/filters-machine"
import { LIST_FIELDS } from "./list-fields.ts"
import { createPageRequest, type ListStock } from "./list-search.ts"

/** A search that is saved in this browser only. */
export interface SavedSearch {
  /** The address of the list. */
  readonly path: string
  /** The query in the format of addresses. */
  readonly query: string
  /** The description of the query. */
  readonly label: string
  /** The time at which it was saved or last opened. */
  readonly seenAt: string
}

const KEY = "fc-saved-searches"
const MAX_KEPT = 20

/** The maximum number of new cars that are counted: that of one search. */
const MAX_NEW = 100

/** Returns the saved searches of one list, the latest first; none when storage is not allowed. */
export function readSaved(path: string): readonly SavedSearch[] {
  return readAll().filter((item) => item.path === path)
}

/** Saves a search, or updates the time at which it was last opened. */
export function saveSearch(search: SavedSearch): void {
  writeSearches([search, ...readAll().filter((item) => !isSame(item, search))].slice(0, MAX_KEPT))
}

/** Removes a search. */
export function removeSearch(search: SavedSearch): void {
  writeSearches(readAll().filter((item) => !isSame(item, search)))
}

/** Converts a query to its saved form, without the parts of a single visit: the page, and unrelated parameters. */
export function toSavedQuery(query: FilterQuery): string {
  return formatQuery({ ...query, page: 0, foreign: [] }, LIST_FIELDS)
}

/** Returns the number of cars added since the search was last opened. */
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
