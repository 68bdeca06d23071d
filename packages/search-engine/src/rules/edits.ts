/**
 * Returns whether two words differ by at most one edit: an insertion, deletion or substitution of a character, or a
 * swap of two adjacent characters.
 */
export function isWithinOneEdit(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  const start = getCommonStart(a, b)
  const end = getCommonEnd(a, b, start)
  const [left, right] = [a.length - start - end, b.length - start - end]
  if (left <= 1 && right <= 1) return true
  return left === 2 && right === 2 && a[start] === b[start + 1] && a[start + 1] === b[start]
}

function getCommonStart(a: string, b: string): number {
  const length = Math.min(a.length, b.length)
  let start = 0
  while (start < length && a.charCodeAt(start) === b.charCodeAt(start)) start++
  return start
}

function getCommonEnd(a: string, b: string, start: number): number {
  const length = Math.min(a.length, b.length) - start
  let end = 0
  while (end < length && a.charCodeAt(a.length - 1 - end) === b.charCodeAt(b.length - 1 - end)) end++
  return end
}
