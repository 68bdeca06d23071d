export function getNextChip(index: number, count: number): number | null {
  return count === 0 ? null : Math.min(index, count - 1)
}

/**
 * Returns true if a key removes the chip. Enter and Space are not included, because they press the button of the chip.
 */
export function isRemoval(key: string): boolean {
  return key === "Delete" || key === "Backspace"
}
