import type { SnapshotFrom } from "xstate"
import { type Found, getSize, hasFurtherItems } from "./add-page.ts"
import type { filtersMachine } from "./filters.machine.ts"
import { PAGE_SIZE } from "./search-request.ts"
import { MAX_PAGES } from "./tidy.ts"

export type FiltersSnapshot = SnapshotFrom<typeof filtersMachine>

/** More than this is not counted. Spec 2 §9. */
export const MAX_TOTAL = 10_000

/** Fewer items than this need no word on how many are shown. Spec 2 §9. */
export const MIN_PROGRESS = 12

/** The items from the first page that was found up to the one that was asked for last. */
export function getItems({ context }: FiltersSnapshot): Found["items"] {
  return context.found.items.slice(0, getSize(context))
}

/** Whether the list waits for items of another query: those that are shown are not what is asked for. */
export function isOutdated({ context }: FiltersSnapshot): boolean {
  return context.pages === 0
}

export interface Progress {
  /** How many of the list's items come up to the last one that is shown. */
  readonly shown: number
  readonly total: number
  /** Whether there are more than are counted: "10000+". */
  readonly isMore: boolean
  /** Whether one page more can be shown. */
  readonly hasMore: boolean
}

/** How much of the list is shown; `null` when it is short and whole. Spec 2 §9. */
export function getProgress(snapshot: FiltersSnapshot): Progress | null {
  const { found, query } = snapshot.context
  // A car that was sold since it was found is still shown, and is no longer counted.
  const shown = Math.min(found.total, found.firstPage * PAGE_SIZE + getItems(snapshot).length)
  if (found.total < MIN_PROGRESS && shown >= found.total) return null
  const isMore = found.total > MAX_TOTAL
  const hasMore = hasFurtherItems(snapshot.context) && query.page < MAX_PAGES - 1
  return { shown, total: Math.min(found.total, MAX_TOTAL), isMore, hasMore }
}
