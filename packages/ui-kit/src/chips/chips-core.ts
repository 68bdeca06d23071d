export function getNextChip(index: number, count: number): number | null {
  return count === 0 ? null : Math.min(index, count - 1)
}

/** Returns whether a key removes a chip. Enter and Space also remove the chip, because they press its button. */
export function isRemoval(key: string): boolean {
  return key === "Delete" || key === "Backspace"
}
