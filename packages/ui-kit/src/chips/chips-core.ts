/** Which chip the focus goes to once another is gone: the one that took its place, else the last; `null` without any. */
export function getNextChip(index: number, count: number): number | null {
  return count === 0 ? null : Math.min(index, count - 1)
}

/** Keys that take a chip away, beside Enter. */
export function isRemoval(key: string): boolean {
  return key === "Delete" || key === "Backspace"
}
