import type { FilterQuery } from "@forecourt/filters-machine"
import type { FoundFacets, RangeFacet } from "./car-list.types.ts"

type Buckets = FoundFacets[number]["value"]

/**
 * Returns the ends and bars of a range, or `null` when there is nothing to choose from. A choice beyond the ends moves
 * them, so that it can be seen.
 */
export function getRange(
  { ranges }: FilterQuery,
  name: string,
  found: FoundFacets[number] | undefined,
): Pick<RangeFacet, "min" | "max" | "top" | "chosen" | "counts"> | null {
  const { min = null, max = null } = ranges[name] ?? {}
  const limits = [min, max].filter((limit) => limit !== null)
  const buckets = found?.value ?? []
  const lowest = buckets[0]?.from ?? limits[0]
  const highest = getCountedEnd(buckets) ?? limits.at(-1)
  if (lowest === undefined || highest === undefined) return null

  // A choice below everything that there is, or where there is nothing, begins at nothing.
  const isBelow = buckets.length === 0 || (max !== null && max < lowest)
  const ends = {
    min: isBelow ? 0 : Math.min(lowest, ...limits),
    max: hasOpenEnd(buckets) ? highest : Math.max(highest, ...limits),
  }
  if (ends.max <= ends.min && limits.length === 0) return null

  const top = Math.max(ends.max, found?.max ?? 0, ...limits)
  return {
    ...ends,
    top,
    chosen: limits.length > 0 ? { from: min ?? ends.min, to: max ?? top } : null,
    counts: ends.min === lowest && ends.max === highest ? buckets.map(({ count }) => count) : [],
  }
}

/** Returns whether the last bar includes everything above it. */
function hasOpenEnd(buckets: Buckets): boolean {
  const last = buckets.at(-1)
  return last !== undefined && last.to === undefined
}

/** Returns where the bars end; one that stands for everything above it is as wide as the first. */
function getCountedEnd(buckets: Buckets): number | undefined {
  const [first, last] = [buckets[0], buckets.at(-1)]
  if (last?.to !== undefined) return last.to
  if (first?.from === undefined || first.to === undefined || last?.from === undefined) return undefined
  return last.from + first.to - first.from
}
