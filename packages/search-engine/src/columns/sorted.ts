/** The first place whose item does not come before what is looked for. */
export function findFirstAtLeast(length: number, isBefore: (at: number) => boolean): number {
  let [low, high] = [0, length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isBefore(middle)) low = middle + 1
    else high = middle
  }
  return low
}

/** Two sorted lists as one; of equals the first list's come first. */
export function* mergeSorted<Item>(
  one: readonly Item[],
  two: readonly Item[],
  compare: (one: Item, two: Item) => number,
  into: Item[],
): Generator<void> {
  let [left, right] = [0, 0]
  while (left < one.length || right < two.length) {
    const [first, second] = [one[left], two[right]]
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

/** Long loops let others run each time so many rounds are done: a fraction of a millisecond. */
export const PAUSE_MASK = 0x3fff
