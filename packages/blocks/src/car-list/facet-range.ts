import type { FilterQuery } from "@forecourt/filters-machine"
import type { FoundFacets, RangeFacet } from "./car-list.types.ts"

type Buckets = FoundFacets[number]["value"]

/**
 * Returns the limits and the selected part of a range, or `null` if there is nothing to choose. If the selected part
 * exceeds the limits, the limits are extended so that it remains visible.
 */
export function getRange(
  { ranges }: FilterQuery,
  name: string,
  facet: FoundFacets[number] | undefined,
): Pick<RangeFacet, "min" | "max" | "top" | "chosen" | "counts"> | null {
  const { min = null, max = null } = ranges[name] ?? {}
  const limits = [min, max].filter((limit) => limit !== null)
  const buckets = facet?.value ?? []
  const lowest = buckets[0]?.from ?? limits[0]
  const highest = getCountedEnd(buckets) ?? limits.at(-1)
  if (lowest === undefined || highest === undefined) return null

  // A choice below all values, or without any values, starts at 0.
  const isBelow = buckets.length === 0 || (max !== null && max < lowest)
  const ends = {
    min: isBelow ? 0 : Math.min(lowest, ...limits),
    max: hasOpenEnd(buckets) ? highest : Math.max(highest, ...limits),
  }
  if (ends.max <= ends.min && limits.length === 0) return null

  const top = Math.max(ends.max, facet?.max ?? 0, ...limits)
  return {
    ...ends,
    top,
    chosen: limits.length > 0 ? { from: min ?? ends.min, to: max ?? top } : null,
    counts: ends.min === lowest && ends.max === highest ? buckets.map(({ count }) => count) : [],
  }
}

function hasOpenEnd(buckets: Buckets): boolean {
  const last = buckets.at(-1)
  return last !== undefined && last.to === undefined
}

function getCountedEnd(buckets: Buckets): number | undefined {
  const [first, last] = [buckets[0], buckets.at(-1)]
  if (last?.to !== undefined) return last.to
  if (first?.from === undefined || first.to === undefined || last?.from === undefined) return undefined
  return last.from + first.to - first.from
}
