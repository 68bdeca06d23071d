/** A deterministic random number generator, with one sequence for each seed. */
export interface Chance {
  /** Returns a number from 0 (included) to 1 (excluded). */
  readonly next: () => number
  /** Returns a whole number between two numbers, both included. */
  readonly whole: (from: number, to: number) => number
  /** Returns true with a probability from 0 to 1. */
  readonly comes: (share: number) => boolean
  /** Selects an item of a list that is not empty. */
  readonly pick: <T>(list: readonly T[]) => T
  /** Selects an item of a list by the items' weights. */
  readonly weighted: <T>(list: readonly (readonly [item: T, weight: number])[]) => T
}

/** Creates the random number generator of a seed. */
export function chanceOf(seed: string): Chance {
  let state = hashOf(seed)
  /** Returns the next number of a Weyl sequence, mixed by two rounds of multiply and shift, after mulberry32. */
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

/** Returns an item that must exist. Throws a RangeError for an index outside the list. */
export function itemAt<T>(list: readonly T[], index: number): T {
  if (!(index in list))
    throw new RangeError(`stock-demo: a list of ${list.length} has no item ${index}. Fill the list.`)
  return list[index] as T
}

/** Calculates the 32-bit FNV-1a hash of a text. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return hash >>> 0
}
