import type { Facet, SearchRequestInput, SearchResponse } from "@forecourt/contracts/search"
import type { Counts, Found, Skill } from "./contestant.types.ts"

export function toFound({ total_items, facet, content }: SearchResponse): Found {
  const lists: Record<string, Record<string, number>> = {}
  const histograms: Record<string, Record<string, number>> = {}
  const bounds: Record<string, readonly [number, number]> = {}
  for (const item of facet) {
    if (item.type === "list") addList(lists, item)
    else histograms[item.name] = toCounts(item.value)
    if (item.min !== undefined && item.max !== undefined) bounds[item.name] = [item.min, item.max]
  }
  return { total: total_items, lists, histograms, bounds, keys: content.map(({ car_id }) => String(car_id)) }
}

function addList(lists: Record<string, Record<string, number>>, { name, child_name, value }: Facet): void {
  lists[name] = toCounts(value)
  if (child_name === undefined) return
  const children = value.flatMap(({ text, children = [] }) =>
    children.map((child) => ({ text: `${text}|${child.text}`, count: child.count })),
  )
  lists[`${name}>${child_name}`] = toCounts(children)
}

function toCounts(values: readonly { readonly text: string; readonly count: number }[]): Record<string, number> {
  return Object.fromEntries(values.filter(({ count }) => count > 0).map(({ text, count }) => [text, count]))
}

export function listDifferences(
  request: SearchRequestInput,
  actual: Found,
  expected: Found,
  cannot: readonly Skill[],
): string[] {
  const left = listLeftOut(request, cannot)
  const differing = [
    ...(actual.total === expected.total ? [] : [`total ${actual.total}, not ${expected.total}`]),
    ...differingCounts(actual.lists, expected.lists, left),
    ...differingCounts(actual.histograms, expected.histograms, left),
  ]
  if (!cannot.includes("bounds") && !isSame(actual.bounds, expected.bounds)) differing.push("bounds")
  if (!cannot.includes("ties") && actual.keys.join() !== expected.keys.join()) differing.push("order")
  if (actual.keys.length !== expected.keys.length) differing.push("length of the page")
  return differing
}

function listLeftOut({ facets = [] }: SearchRequestInput, cannot: readonly Skill[]): readonly string[] {
  const ranges = facets.filter(({ filters = [] }) => filters.some(({ value }) => value === undefined))
  const hasModels = facets.some(({ filters = [] }) => filters.some(({ children = [] }) => children.length > 0))
  return [
    ...(cannot.includes("own ranges") ? ranges.map(({ name }) => name) : []),
    ...(cannot.includes("children") ? ["car_brand>car_model", ...(hasModels ? ["car_brand"] : [])] : []),
  ]
}

function differingCounts(actual: Counts, expected: Counts, left: readonly string[]): string[] {
  return Object.keys(expected).filter((name) => !left.includes(name) && !isSame(actual[name], expected[name]))
}

function isSame(first: object = {}, second: object = {}): boolean {
  const text = (of: object) => JSON.stringify(Object.entries(of).sort(([a], [b]) => (a < b ? -1 : 1)))
  return text(first) === text(second)
}
