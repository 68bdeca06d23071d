/** Numbers below a limit that look random and are the same for the same seed (xorshift32). */
export type Dice = (limit: number) => number

export function diceOf(seed: number): Dice {
  let state = (seed * 2_654_435_761) >>> 0 || 1
  return (limit) => {
    state ^= state << 13
    state ^= state >>> 17
    state = (state ^ (state << 5)) >>> 0
    return state % Math.max(1, limit)
  }
}
