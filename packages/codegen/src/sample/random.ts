export interface Random {
  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
  next(): number
  /** Returns an integer between the two limits, inclusive. */
  between(lowest: number, highest: number): number
  chance(probability: number): boolean
  pick<T>(list: readonly T[]): T
  /**
   * Creates a separate random generator for a part of a sample, so that a change in this part does not affect the
   * random values of other parts.
   */
  fork(part: string | number): Random
}

export function createRandom(seed: string): Random {
  return startAt(mix(0x811c9dc5, seed))
}

/** Calculates a hash with the 32-bit FNV-1a algorithm. */
function mix(start: number, text: string): number {
  let state = start
  for (let i = 0; i < text.length; i++) state = Math.imul(state ^ text.charCodeAt(i), 0x01000193)
  return state
}

/** Creates a random number generator that uses the mulberry32 algorithm, with the given initial state. */
function startAt(start: number): Random {
  let state = start
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const pickBetween = (lowest: number, highest: number) => lowest + Math.floor(next() * (highest - lowest + 1))
  return {
    next,
    between: pickBetween,
    chance: (probability) => next() < probability,
    pick: <T>(list: readonly T[]) => list[pickBetween(0, list.length - 1)] as T,
    fork: (part) => startAt(mix(start, `/${part}`)),
  }
}
