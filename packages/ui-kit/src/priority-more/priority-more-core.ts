import type { TimedNext } from "../behaviour/behaviour.types.ts"

/** The minimum time between two measurements during a resize, in milliseconds. Spec 1 §9. */
export const THROTTLE_MS = 50

/** The delay of the final measurement after the last resize, in milliseconds. Spec 1 §9. */
export const SETTLE_MS = 250

/** The additional free space that is required to add an item to the row, in pixels. */
const GROW_SLACK_PX = 1

/** The overflow that is tolerated because browsers round widths, in pixels. */
const SHRINK_SLACK_PX = 0.5

export interface MeasuredItem {
  readonly key: string
  readonly width: number
  /** True for the item of the current page, which is never hidden. */
  readonly isPinned: boolean
}

export interface Room {
  readonly available: number
  readonly gap: number
  readonly moreWidth: number
}

/**
 * Returns the number of items that fit into the row. Adding an item requires one more pixel than keeping it, so that
 * small changes of the width have no effect.
 */
export function getFittingCount(items: readonly MeasuredItem[], room: Room, previous: number | null): number {
  const roomy = getCount(items, { ...room, available: room.available + SHRINK_SLACK_PX })
  if (previous === null) return roomy
  const strict = getCount(items, { ...room, available: room.available - GROW_SLACK_PX })
  if (strict > previous) return strict
  return Math.min(roomy, previous)
}

function getCount(items: readonly MeasuredItem[], { available, gap, moreWidth }: Room): number {
  const loose = items.filter(({ isPinned }) => !isPinned)
  const pinned = items.filter(({ isPinned }) => isPinned)
  const everything = getWidth(items, gap)
  if (everything <= available) return loose.length

  let width = getWidth(pinned, gap) + (pinned.length > 0 ? gap : 0) + moreWidth
  let count = 0
  for (const item of loose) {
    width += item.width + gap
    if (width > available || count === loose.length - 1) break
    count++
  }
  return count
}

function getWidth(items: readonly MeasuredItem[], gap: number): number {
  return items.reduce((sum, { width }) => sum + width, 0) + gap * Math.max(0, items.length - 1)
}

export function split<Item extends { readonly isCurrent?: boolean | undefined }>(
  items: readonly Item[],
  count: number | null,
): { readonly shown: readonly Item[]; readonly rest: readonly Item[] } {
  if (count === null) return { shown: items, rest: [] }
  let left = count
  const shown = items.filter((item) => item.isCurrent || left-- > 0)
  return { shown, rest: items.filter((item) => !shown.includes(item)) }
}

export interface ResizeState {
  readonly measuredAt: number
}

export interface ResizeEvent {
  readonly type: "resize" | "due" | "settled"
}

export interface ResizeEffect {
  readonly type: "measure"
}

export const notMeasured: ResizeState = { measuredAt: Number.NEGATIVE_INFINITY }

export function createResizeNext(
  throttleMs = THROTTLE_MS,
  settleMs = SETTLE_MS,
): TimedNext<ResizeState, ResizeEvent, ResizeEffect> {
  const settle = { type: "wait", name: "settle", ms: settleMs, send: { type: "settled" } } as const

  return (state, event, now) => {
    if (event.type === "settled") return [{ measuredAt: now }, [{ type: "measure" }, { type: "forget", name: "due" }]]
    if (event.type === "due") return [{ measuredAt: now }, [{ type: "measure" }]]
    const wait = state.measuredAt + throttleMs - now
    if (wait <= 0) return [{ measuredAt: now }, [{ type: "measure" }, { type: "forget", name: "due" }, settle]]
    return [state, [{ type: "wait", name: "due", ms: wait, send: { type: "due" } }, settle]]
  }
}
