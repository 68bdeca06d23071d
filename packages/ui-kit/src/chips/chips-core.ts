export function getNextChip(index: number, count: number): number | null {
  return count === 0 ? null : Math.min(index, count - 1)
}

/** Returns whether a key removes the chip. Enter and Space already press the button of the chip. */
export function isRemoval(key: string): boolean {
  return key === "Delete" || key === "Backspace"
}
