import type { SnapshotFrom } from "xstate"
import { type Found, getSize, hasFurtherItems } from "./add-page.ts"
import type { filtersMachine } from "./filters.machine.ts"
import { PAGE_SIZE } from "./search-request.ts"
import { MAX_PAGES } from "./tidy.ts"

export type FiltersSnapshot = SnapshotFrom<typeof filtersMachine>

/** The maximum total that is shown as an exact number. Spec 2 §9. */
export const MAX_TOTAL = 10_000

/** The minimum number of items for which the progress is shown. Spec 2 §9. */
export const MIN_PROGRESS = 12

/** Returns the items from the first loaded page to the last requested page. */
export function getItems({ context }: FiltersSnapshot): Found["items"] {
  return context.found.items.slice(0, getSize(context))
}

/** Returns whether the visible items belong to a previous query. */
export function isOutdated({ context }: FiltersSnapshot): boolean {
  return context.pages === 0
}

export interface Progress {
  /** The number of items in the list up to the last visible item. */
  readonly shown: number
  readonly total: number
  /** True when the total is only a lower limit: "10000+". */
  readonly isMore: boolean
  /** True when another page can be loaded. */
  readonly hasMore: boolean
}

/** Returns the progress of the list, or `null` for a short complete list. Spec 2 §9. */
export function getProgress(snapshot: FiltersSnapshot): Progress | null {
  const { found: results, query } = snapshot.context
  // A car that was sold since it was found is still shown, and is no longer counted.
  const shown = Math.min(results.total, results.firstPage * PAGE_SIZE + getItems(snapshot).length)
  if (results.total < MIN_PROGRESS && shown >= results.total) return null
  const isMore = results.total > MAX_TOTAL
  const hasMore = hasFurtherItems(snapshot.context) && query.page < MAX_PAGES - 1
  return { shown, total: Math.min(results.total, MAX_TOTAL), isMore, hasMore }
}
