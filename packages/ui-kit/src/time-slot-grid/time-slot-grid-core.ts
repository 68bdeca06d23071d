/** The default number of columns. Spec 3 §9.1. */
export const COLUMNS = 3

/** A time of day, for example `08:30`. */
export type Time = string

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/

export function sortTimes(times: readonly Time[]): readonly Time[] {
  return [...new Set(times)].filter((time) => TIME.test(time)).sort()
}

/**
 * Returns the index of the slot to which a key moves, or `null` for any other key. The left and right arrow keys move
 * through all slots, and the up and down arrow keys move within a column. Both wrap at the ends. Home and End move to
 * the first and the last slot.
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
  const slots: Readonly<Record<string, number>> = {
    ArrowRight: (from + onwards + count) % count,
    ArrowLeft: (from - onwards + count) % count,
    ArrowDown: from + columns < count ? from + columns : column,
    ArrowUp: from - columns >= 0 ? from - columns : lastInColumn,
    Home: 0,
    End: count - 1,
  }
  return slots[key] ?? null
}
