export interface Latest {
  readonly add: (value: number) => void
  /** Returns a quantile: the value below which the given fraction of the values lies. */
  readonly quantile: (part: number) => number
}

const KEPT = 4096

/**
 * Creates a series of recent values. Adding a value is cheap. Reading a quantile is more expensive, since it sorts the
 * values.
 */
export function createLatest(kept = KEPT): Latest {
  const ring = new Float64Array(kept)
  let count = 0
  return {
    add(value) {
      ring[count % kept] = value
      count += 1
    },
    quantile(part) {
      const sorted = ring.slice(0, Math.min(count, kept)).sort()
      return sorted[Math.floor((sorted.length - 1) * part)] ?? 0
    },
  }
}
