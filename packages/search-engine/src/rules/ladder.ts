/**
 * The lower limits of the intervals into which numbers are grouped for counting, in ascending order. They are parsed
 * from decimal literals, so that every JavaScript engine produces exactly the same numbers.
 */
export const LADDER: readonly number[] = [0, ...createSteps(["1", "1.2", "1.5", "2", "2.5", "3", "4", "5", "6", "8"])]
const WIDTHS = createSteps(["1", "2", "5"])
const MAX_BUCKETS = 40
/**
 * The minimum share of all values that must be below the highest edge of the histogram. The values above this edge are
 * outliers, which the last bucket counts.
 */
const SHARE_BELOW_TOP = 0.98

function createSteps(digits: readonly string[]): number[] {
  const powers = Array.from({ length: 12 }, (_, at) => at - 3)
  return powers.flatMap((power) => digits.map((digit) => Number(`${digit}e${power}`)))
}

/** Returns the index of the {@link LADDER} interval that contains a number. Returns 0 for a negative number. */
export function getInterval(value: number): number {
  return findLastAtMost(LADDER, value)
}

/**
 * The buckets of a histogram: one between each pair of adjacent edges, and a last one above the highest edge, without
 * an upper limit.
 */
export interface Buckets {
  readonly width: number
  readonly edges: readonly number[]
}

/**
 * Creates the histogram buckets from the number of values in each {@link LADDER} interval, counted over the whole
 * index. Returns `null` if there are no values.
 */
export function createBuckets(counts: ArrayLike<number>): Buckets | null {
  const top = findTop(counts)
  if (top === null) return null
  const width = WIDTHS.find((width) => Math.ceil(top / width) <= MAX_BUCKETS) ?? top
  const edges = Array.from({ length: Math.ceil(top / width) + 1 }, (_, at) => getEdge(at, width))
  return { width, edges }
}

function findTop(counts: ArrayLike<number>): number | null {
  const all = Array.from({ length: LADDER.length }, (_, at) => counts[at] ?? 0)
  const total = all.reduce((sum, count) => sum + count, 0)
  if (total === 0) return null
  let below = 0
  const interval = all.findIndex((count) => {
    below += count
    return below >= SHARE_BELOW_TOP * total
  })
  return LADDER[interval + 1] ?? LADDER.at(-1) ?? null
}

function getEdge(at: number, width: number): number {
  return Number.isInteger(width) ? at * width : Number((at * width).toPrecision(12))
}

/** Returns the index of the bucket that contains a number. */
export function getBucket({ edges }: Buckets, value: number): number {
  return findLastAtMost(edges, value)
}

function findLastAtMost(edges: readonly number[], value: number): number {
  let [low, high] = [0, edges.length]
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((edges[middle] ?? 0) <= value) low = middle
    else high = middle
  }
  return low
}
