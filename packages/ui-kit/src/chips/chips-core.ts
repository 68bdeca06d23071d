/**
 * Returns the index of the chip to focus after a removal: the same index, or the last one if it no longer exists.
 * Returns `null` when no chips are left.
 */
export function getNextChip(index: number, count: number): number | null {
  return count === 0 ? null : Math.min(index, count - 1)
}

/** Returns whether a key removes a chip. Enter and Space also remove the chip, because they press its button. */
export function isRemoval(key: string): boolean {
  return key === "Delete" || key === "Backspace"
}
