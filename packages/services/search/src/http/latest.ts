export type Latest = ReturnType<typeof createLatest>

const KEPT = 4096

/**
 * Creates a collection of the most recent values. Adding a value is cheap, while calculating a quantile requires
 * sorting.
 */
export function createLatest(kept = KEPT) {
  const ring = new Float64Array(kept)
  let count = 0
  return {
    add(value: number): void {
      ring[count % kept] = value
      count += 1
    },
    /** Returns a quantile of the recent values. For example, `quantile(0.5)` returns the median. */
    quantile(part: number): number {
      const sorted = ring.slice(0, Math.min(count, kept)).sort()
      return sorted[Math.floor((sorted.length - 1) * part)] ?? 0
    },
  }
}
