import type { Facet, FacetRequest, FacetValue } from "@forecourt/contracts/search"
import { type Column, getBuckets } from "../columns/column.ts"
import type { State } from "../columns/state.ts"
import { countCodes } from "./counts.ts"
import type { Found } from "./find.ts"

export function createHistogramFacet({ columns }: State, result: Found, group: number, { name }: FacetRequest): Facet {
  const column = columns.get(name)
  const histogram = column?.histogram ?? null
  const buckets = column === undefined || histogram === null ? null : getBuckets(column, histogram)
  if (column === undefined || histogram === null || buckets === null) return { name, type: "histogram", value: [] }
  const counts = countCodes(column, result, group)
  const bounds = findBounds(column, counts)
  if (bounds === null) return { name, type: "histogram", value: [] }
  const sums = new Uint32Array(buckets.edges.length)
  for (let code = 1; code < counts.length; code++) {
    const bucket = histogram.bucketOf[code] ?? 0
    sums[bucket] = (sums[bucket] ?? 0) + (counts[code] ?? 0)
  }
  const [first, last] = [histogram.bucketOf[bounds.least] ?? 0, histogram.bucketOf[bounds.largest] ?? 0]
  const value: FacetValue[] = []
  for (let bucket = first; bucket <= last; bucket++) {
    const [from = 0, to] = [buckets.edges[bucket], buckets.edges[bucket + 1]]
    value.push({ text: String(from), count: sums[bucket] ?? 0, from, ...(to !== undefined && { to }) })
  }
  const [min, max] = [Number(column.values[bounds.least]), Number(column.values[bounds.largest])]
  return { name, type: "histogram", value, min, max }
}

function findBounds({ values, baseCodes }: Column, counts: Int32Array): { least: number; largest: number } | null {
  let [least, largest] = [1, baseCodes - 1]
  while (least < baseCodes && counts[least] === 0) least++
  while (largest > least && counts[largest] === 0) largest--
  let bounds = least < baseCodes ? { least, largest } : null
  for (let code = baseCodes; code < values.length; code++) {
    if (counts[code] === 0) continue
    const value = Number(values[code])
    bounds ??= { least: code, largest: code }
    if (value < Number(values[bounds.least])) bounds = { ...bounds, least: code }
    if (value > Number(values[bounds.largest])) bounds = { ...bounds, largest: code }
  }
  return bounds
}
