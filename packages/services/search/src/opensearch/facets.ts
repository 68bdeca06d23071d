import type { Facet, FacetChoice, FacetRequest, FacetValue } from "@forecourt/contracts/search"
import {
  type Buckets,
  createValueOrder,
  type Field,
  type Fields,
  findValue,
  getBucket,
  type Scalar,
} from "@forecourt/search-engine/rules"
import type { Bucket, Counted, Rules } from "./opensearch.types.ts"

export function listFacet({ fields, language }: Rules, request: FacetRequest, counted: Counted | undefined): Facet {
  const { name, child_name, sort_order = "asc", filters = [] } = request
  const order = createOrder(sort_order, createValueOrder(language))
  const chosen = filters.flatMap(({ value = [] }) => value)
  const entries = createEntries(getField(fields, name), counted?.values?.buckets ?? [], chosen).sort(order)
  if (child_name === undefined) return { name, type: "list", value: entries.map(toFacetValue) }
  const child = getField(fields, child_name)
  const value = entries.map((entry) => {
    const below = createEntries(child, entry.children, listChildren(filters, entry.text)).sort(order)
    return { ...toFacetValue(entry), children: below.map(toFacetValue) }
  })
  return { name, child_name, type: "list", value }
}

interface Entry {
  readonly text: string
  readonly count: number
  readonly value: Scalar
  readonly children: readonly Bucket[]
}

const toFacetValue = ({ text, count }: Entry): FacetValue => ({ text, count })

function createEntries(field: Field, buckets: readonly Bucket[], chosen: readonly string[]): Entry[] {
  const entries = new Map<string, Entry>()
  for (const text of chosen) entries.set(text, { text, count: 0, value: findValue(field, text), children: [] })
  for (const { key, doc_count, children } of buckets)
    entries.set(key, { text: key, count: doc_count, value: findValue(field, key), children: children?.buckets ?? [] })
  return [...entries.values()]
}

function listChildren(filters: readonly FacetChoice[], text: string): readonly string[] {
  return filters.filter(({ value }) => value === text).flatMap(({ children = [] }) => children)
}

function createOrder(
  order: "asc" | "desc" | "count",
  compare: (first: Scalar, second: Scalar) => number,
): (first: Entry, second: Entry) => number {
  if (order === "asc") return (first, second) => compare(first.value, second.value)
  if (order === "desc") return (first, second) => compare(second.value, first.value)
  return (first, second) => second.count - first.count || compare(first.value, second.value)
}

function getField({ all }: Fields, name: string): Field {
  const field = all.get(name)
  if (field === undefined) throw new Error(`search: ${name} is no field. Check the request before.`)
  return field
}

export function createHistogramFacet(name: string, buckets: Buckets | null, counted: Counted | undefined): Facet {
  const [min, max] = [counted?.min?.value ?? null, counted?.max?.value ?? null]
  if (buckets === null || min === null || max === null) return { name, type: "histogram", value: [] }
  const value = buckets.edges.map((from, at): FacetValue => {
    const to = buckets.edges[at + 1]
    const count = counted?.values?.buckets[at]?.doc_count ?? 0
    return { text: String(from), count, from, ...(to !== undefined && { to }) }
  })
  return { name, type: "histogram", value: value.slice(getBucket(buckets, min), getBucket(buckets, max) + 1), min, max }
}
