export function findFirstAtLeast(length: number, isBefore: (at: number) => boolean): number {
  let [low, high] = [0, length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isBefore(middle)) low = middle + 1
    else high = middle
  }
  return low
}

export function* mergeSorted<Item>(
  a: readonly Item[],
  b: readonly Item[],
  compare: (a: Item, b: Item) => number,
  into: Item[],
): Generator<void> {
  let [left, right] = [0, 0]
  while (left < a.length || right < b.length) {
    const [first, second] = [a[left], b[right]]
    if (second === undefined || (first !== undefined && compare(first, second) <= 0)) {
      into.push(first as Item)
      left++
    } else {
      into.push(second)
      right++
    }
    if (((left + right) & PAUSE_MASK) === 0) yield
  }
}

/**
 * A bit mask that determines how often a loop yields. The loop yields whenever its counter has none of these bits set,
 * which is after a fraction of a millisecond.
 */
export const PAUSE_MASK = 0x3fff
