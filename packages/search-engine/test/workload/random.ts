export type Random = () => number

/** Creates a random number generator (mulberry32) that produces the same numbers for the same seed. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export function getBelow(random: Random, count: number): number {
  return Math.floor(random() * count)
}

export function selectOne<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[getBelow(random, items.length)]
  if (item === undefined) throw new Error("workload: there is nothing to choose from. Give at least one.")
  return item
}

export function selectSome<Item>(random: Random, items: readonly Item[], max: number): Item[] {
  const left = [...items]
  const count = Math.min(left.length, 1 + getBelow(random, max))
  return Array.from({ length: count }, () => left.splice(getBelow(random, left.length), 1)).flat()
}

/** Returns the cumulative shares of `count` ranks that follow Zipf's law. */
export function createZipf(count: number, exponent: number): Float64Array {
  const shares = Float64Array.from({ length: count }, (_, rank) => 1 / (rank + 1) ** exponent)
  const total = shares.reduce((sum, share) => sum + share, 0)
  let added = 0
  return shares.map((share) => {
    added += share / total
    return added
  })
}

export function selectRank(shares: Float64Array, random: Random): number {
  const wanted = random()
  let [low, high] = [0, shares.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((shares[middle] ?? 1) > wanted) high = middle
    else low = middle + 1
  }
  return low
}
