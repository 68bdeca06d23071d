/** The number of columns of the grid. Spec 3 §9.1. */
export const COLUMNS = 3

/** A time of day, for example `08:30`. */
export type Time = string

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/

export function sortTimes(times: readonly Time[]): readonly Time[] {
  return [...new Set(times)].filter((time) => TIME.test(time)).sort()
}

/**
 * Returns the index of the slot that a key selects. Left and right move through all slots, up and down move within a
 * column, and both wrap around. Returns `null` for keys that the browser handles.
 */
export function getKeySlot(
  key: string,
  from: number,
  count: number,
  columns: number,
  isRightToLeft: boolean,
): number | null {
  const onwards = isRightToLeft ? -1 : 1
  const column = from % columns
  const lastInColumn = column + Math.floor((count - 1 - column) / columns) * columns
  switch (key) {
    case "ArrowRight":
      return (from + onwards + count) % count
    case "ArrowLeft":
      return (from - onwards + count) % count
    case "ArrowDown":
      return from + columns < count ? from + columns : column
    case "ArrowUp":
      return from - columns >= 0 ? from - columns : lastInColumn
    case "Home":
      return 0
    case "End":
      return count - 1
    default:
      return null
  }
}
