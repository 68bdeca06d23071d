/** Counts calls by who makes them, in stretches of time of a length; with the stretch the counts are forgotten. */
export function callCounter(stretchMs: number, now: () => number): (caller: string) => number {
  let stretch = 0
  let calls = new Map<string, number>()

  return (caller) => {
    const current = Math.floor(now() / stretchMs)
    if (current !== stretch) {
      stretch = current
      calls = new Map()
    }
    const count = (calls.get(caller) ?? 0) + 1
    calls.set(caller, count)
    return count
  }
}
