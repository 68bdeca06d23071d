import type { FacetChoice, FacetRequest, SearchRequestInput } from "@forecourt/contracts/search"
import type { Found, Row } from "../contestant.types.ts"
import { LIST_FIELDS, RANGE_FIELDS } from "../rows.ts"

export function countInOnePass(rows: readonly Row[], request: SearchRequestInput): Found {
  const { facets = [], filters = [], sort_name = "", limit = 48, offset = 0 } = request
  const chosen = facets.filter((facet) => (facet.filters ?? []).length > 0)
  const lists: Record<string, Record<string, number>> = { "car_brand>car_model": {} }
  const histograms: Record<string, Record<string, number>> = {}
  const bounds: Record<string, [number, number]> = {}
  const passed: Row[] = []
  for (const row of rows) {
    if (!filters.every(({ name, values }) => values.map(String).includes(row.lists[name] ?? ""))) continue
    const failed = chosen.filter((facet) => !isSelected(row, facet))
    if (failed.length > 1) continue
    const only = failed[0]?.name
    if (only === undefined) passed.push(row)
    for (const name of LIST_FIELDS) if (only === undefined || only === name) countList(lists, row, name)
    for (const name of RANGE_FIELDS)
      if (only === undefined || only === name) countRange({ histograms, bounds }, row, name)
  }
  passed.sort(createOrder(sort_name))
  return {
    total: passed.length,
    lists,
    histograms,
    bounds,
    keys: passed.slice(offset, offset + limit).map(({ key }) => key),
  }
}

function isSelected(row: Row, { name, child_name = "", filters = [] }: FacetRequest): boolean {
  const isChosen = ({ value, children = [], min = -Infinity, max = Infinity }: FacetChoice) => {
    const number = row.numbers[name]
    if (value === undefined) return number !== undefined && min <= number && number <= max
    return row.lists[name] === value && (children.length === 0 || children.includes(row.lists[child_name] ?? ""))
  }
  return filters.some(isChosen)
}

function countList(lists: Record<string, Record<string, number>>, { lists: values }: Row, name: string): void {
  const value = values[name]
  if (value === undefined || name === "car_model") return
  add(lists, name, value)
  if (name === "car_brand") add(lists, "car_brand>car_model", `${value}|${values.car_model}`)
}

interface Ranges {
  readonly histograms: Record<string, Record<string, number>>
  readonly bounds: Record<string, [number, number]>
}

function countRange({ histograms, bounds }: Ranges, { numbers, buckets }: Row, name: string): void {
  const number = numbers[name]
  if (number === undefined) return
  add(histograms, name, buckets[name] ?? "")
  const known = bounds[name]
  if (known === undefined) bounds[name] = [number, number]
  else if (number < known[0]) known[0] = number
  else if (number > known[1]) known[1] = number
}

function add(counts: Record<string, Record<string, number>>, name: string, value: string): void {
  counts[name] ??= {}
  const list = counts[name]
  list[value] = (list[value] ?? 0) + 1
}

export function createOrder(sortName: string): (a: Row, b: Row) => number {
  const name = sortName.replace(/_(asc|desc)$/, "")
  const sign = sortName.endsWith("_desc") ? -1 : 1
  const getRank = (row: Row) => {
    if (name === "car_publishdate") return Date.parse(row.published)
    return row.numbers[name] ?? (row.lists[name] === undefined ? undefined : Number(row.lists[name]))
  }
  return (a, b) => {
    const [first, second] = [getRank(a), getRank(b)]
    if (first === second) return a.key < b.key ? -1 : 1
    if (first === undefined) return 1
    return second === undefined || first < second ? (second === undefined ? -1 : -sign) : sign
  }
}
