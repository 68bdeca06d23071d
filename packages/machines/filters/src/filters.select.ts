import type { SnapshotFrom } from "xstate"
import { type filtersMachine, isSameList } from "./filters.machine.ts"
import { PAGE_SIZE } from "./search-request.ts"
import { MAX_PAGES } from "./tidy.ts"

export type FiltersSnapshot = SnapshotFrom<typeof filtersMachine>

/** The maximum total that is shown as an exact number. A larger total is shown as "10000+". Spec 2 §9. */
export const MAX_TOTAL = 10_000

/**
 * The minimum total for which the progress, such as 12 of 12, is always shown. Below this total, the progress is hidden
 * if all items are visible. Spec 2 §9.
 */
export const MIN_PROGRESS = 12

/**
 * Returns true if the visible items belong to a different query. Loading another page of the same list does not make
 * the visible items outdated.
 */
export function isOutdated({ context: { query, shown, fields } }: FiltersSnapshot): boolean {
  return shown === null || !isSameList(query, shown, fields)
}

export interface Progress {
  /**
   * The number of items up to and including the last visible item. Items on hidden earlier pages are counted as well.
   */
  readonly shown: number
  readonly total: number
  /** True if the total is only a lower limit and is shown as "10000+". */
  readonly isMore: boolean
  readonly hasMore: boolean
}

/**
 * Returns the number of visible items and the total. Returns `null` if the list is short and all of its items are
 * visible. Spec 2 §9.
 */
export function getProgress({ context: { found: results, shown: query } }: FiltersSnapshot): Progress | null {
  // An item that was sold since it was found is still shown, and is no longer counted.
  const shown = Math.min(results.total, results.firstPage * PAGE_SIZE + results.shown)
  if (results.total < MIN_PROGRESS && shown >= results.total) return null
  const hasMore = results.hasMore && (query?.page ?? 0) < MAX_PAGES - 1
  return { shown, total: Math.min(results.total, MAX_TOTAL), isMore: results.total > MAX_TOTAL, hasMore }
}
