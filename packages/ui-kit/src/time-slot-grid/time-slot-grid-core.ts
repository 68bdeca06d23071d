/** Columns of the grid. Spec 3 §9.1. */
export const COLUMNS = 3

/** A time of the day: `08:30`. */
export type Time = string

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/

/** The times in order, each once; what is no time of the day is left out. */
export function sortTimes(times: readonly Time[]): readonly Time[] {
  return [...new Set(times)].filter((time) => TIME.test(time)).sort()
}

/**
 * Which of so many slots a key leads to; `null` when the key is the browser's. Left and right go through all of them,
 * up and down stay in the column; both go round the ends.
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
