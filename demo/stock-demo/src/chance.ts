/** Numbers that look thrown and are the same every time: one row of them for each seed. */
export interface Chance {
  /** From 0 up to, and without, 1. */
  readonly next: () => number
  /** A whole number, both ends included. */
  readonly whole: (from: number, to: number) => number
  /** True for a share from 0 to 1 of all. */
  readonly comes: (share: number) => boolean
  /** One of a list that has something in it. */
  readonly pick: <T>(list: readonly T[]) => T
  /** One of a list, each as often as its weight says. */
  readonly weighted: <T>(list: readonly (readonly [item: T, weight: number])[]) => T
}

/** The row of numbers of a seed. */
export function chanceOf(seed: string): Chance {
  let state = hashOf(seed)
  /** Weyl sequence through two rounds of multiply and shift, after mulberry32. */
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    const once = Math.imul(state ^ (state >>> 15), state | 1)
    const twice = once ^ (once + Math.imul(once ^ (once >>> 7), once | 61))
    return ((twice ^ (twice >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1))
  return {
    next,
    whole,
    comes: (share) => next() < share,
    pick: (list) => itemAt(list, whole(0, list.length - 1)),
    weighted: (list) => weightedItem(list, next()),
  }
}

function weightedItem<T>(list: readonly (readonly [item: T, weight: number])[], share: number): T {
  let left = share * list.reduce((sum, [, weight]) => sum + weight, 0)
  const found = list.find(([, weight]) => {
    left -= weight
    return left < 0
  })
  return (found ?? itemAt(list, list.length - 1))[0]
}

/** An item that must be there. Throws a RangeError for a place outside the list. */
export function itemAt<T>(list: readonly T[], index: number): T {
  if (!(index in list))
    throw new RangeError(`stock-demo: a list of ${list.length} has no item ${index}. Fill the list.`)
  return list[index] as T
}

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return hash >>> 0
}
