/** Returns whether two words differ by at most one edit: insert, delete, substitute or swap of neighbours. */
export function isWithinOneEdit(one: string, two: string): boolean {
  if (Math.abs(one.length - two.length) > 1) return false
  const start = getCommonStart(one, two)
  const end = getCommonEnd(one, two, start)
  const [left, right] = [one.length - start - end, two.length - start - end]
  if (left <= 1 && right <= 1) return true
  return left === 2 && right === 2 && one[start] === two[start + 1] && one[start + 1] === two[start]
}

function getCommonStart(one: string, two: string): number {
  const length = Math.min(one.length, two.length)
  let start = 0
  while (start < length && one.charCodeAt(start) === two.charCodeAt(start)) start++
  return start
}

function getCommonEnd(one: string, two: string, start: number): number {
  const length = Math.min(one.length, two.length) - start
  let end = 0
  while (end < length && one.charCodeAt(one.length - 1 - end) === two.charCodeAt(two.length - 1 - end)) end++
  return end
}
