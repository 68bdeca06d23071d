import { cutText } from "@forecourt/contracts/cut-text"
import type { FilterQuery, ListChoice, Range } from "./filters.types.ts"

/**
 * The maximum number of pages of items in a list. A higher page number in a URL is reduced to this number. Spec 2 §5,
 * §9.
 */
export const MAX_PAGES = 20

/** The maximum number of pages that are shown when a URL is opened. A link leads to earlier pages. */
export const MAX_PAGES_AT_ONCE = 4

/** Returns the index of the first page of items that is shown when a URL with the given page is opened. */
export function getFirstPage(page: number): number {
  return Math.max(0, page - MAX_PAGES_AT_ONCE + 1)
}

/** The maximum number of values per field that the search service accepts. */
export const MAX_CHOICES = 100

/** The maximum length of a value or a key phrase that the search service accepts. */
export const MAX_LENGTH = 200

/** A query without any filters. */
export const EMPTY_QUERY: FilterQuery = {
  lists: {},
  ranges: {},
  near: null,
  keyphrase: "",
  sortName: null,
  page: 0,
  foreign: [],
}

/**
 * Removes duplicate choices. If a value is excluded as a whole, its selection is removed. Selected child values replace
 * the selection of their parent.
 */
export function normalizeChoices(choices: readonly ListChoice[]): ListChoice[] {
  const merged = Map.groupBy(choices, ({ value, isExcluded }) => `${isExcluded} ${value}`)
  const each = [...merged.values()].flatMap((same) => {
    const [first] = same
    if (first === undefined) return []
    const isWhole = first.isExcluded && same.some(({ children }) => children.length === 0)
    const children = isWhole ? [] : [...new Set(same.flatMap((item) => item.children))].sort(compareText)
    return [{ ...first, children }]
  })
  const gone = new Set(each.flatMap((item) => (item.isExcluded && item.children.length === 0 ? item.value : [])))
  return each
    .flatMap((item) => (item.isExcluded ? item : removeMembers(item, gone, each)))
    .sort((item, other) => Number(item.isExcluded) - Number(other.isExcluded) || compareText(item.value, other.value))
}

function removeMembers(choice: ListChoice, gone: ReadonlySet<string>, all: readonly ListChoice[]): ListChoice[] {
  if (gone.has(choice.value)) return []
  if (choice.children.length === 0) return [choice]
  const excluded = all.find(({ value, isExcluded }) => isExcluded && value === choice.value)?.children ?? []
  const children = choice.children.filter((child) => !excluded.includes(child))
  return children.length > 0 ? [{ ...choice, children }] : []
}

function compareText(text: string, other: string): number {
  return text < other ? -1 : Number(text > other)
}

export function normalizeRange({ min, max }: Range): Range | null {
  if (min === null && max === null) return null
  return min !== null && max !== null && min > max ? { min: max, max: min } : { min, max }
}

export function normalizeKeyphrase(words: string): string {
  return cutText(words.toWellFormed().trim().replace(/\s+/g, " "), MAX_LENGTH).trim()
}
