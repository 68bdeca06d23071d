/** A seeded random generator: its choices are the same every time. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number
  /** A whole number, both ends included. */
  between(lowest: number, highest: number): number
  chance(probability: number): boolean
  pick<T>(list: readonly T[]): T
  /** Creates a separate generator for a part, whose choices stay when the parts next to it change. */
  fork(part: string | number): Random
}

/** Random choices that follow from a text. */
export function createRandom(seed: string): Random {
  return startAt(mix(0x811c9dc5, seed))
}

/** FNV-1a: spreads a text over 32 bits. */
function mix(start: number, text: string): number {
  let state = start
  for (let i = 0; i < text.length; i++) state = Math.imul(state ^ text.charCodeAt(i), 0x01000193)
  return state
}

/** The generator is mulberry32: small and good enough. */
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
