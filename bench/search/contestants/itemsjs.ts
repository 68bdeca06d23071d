import type { SearchRequestInput } from "@forecourt/contracts/search"
import itemsjs from "itemsjs"
import type { Contestant, Found, Row } from "../contestant.types.ts"
import { foldWords, LIST_FIELDS, RANGE_FIELDS } from "../rows.ts"
import { readVersion } from "../versions.ts"
import { createOrder } from "./one-pass.ts"

const NAMES = [...LIST_FIELDS.filter((name) => name !== "car_model"), ...RANGE_FIELDS.map((name) => `${name}_bucket`)]

interface Answer {
  readonly pagination: { readonly total: number }
  readonly data: {
    readonly items: readonly Row[]
    readonly aggregations: Readonly<Record<string, { readonly buckets: readonly { key: string; doc_count: number }[] }>>
  }
}

/**
 * Creates the itemsjs implementation. It compares the search words with every row, since itemsjs cannot search for
 * several word prefixes that must all match.
 */
export function itemsJs(): Contestant<Found> {
  let engine: { search: (options: object) => Answer }
  return {
    name: "itemsjs",
    version: readVersion("itemsjs"),
    cannot: ["bounds", "own ranges", "children"],
    build(_, rows) {
      const aggregations = Object.fromEntries(NAMES.map((name) => [name, { size: 100_000, conjunction: false }]))
      const items = rows().map((row) => ({ ...row, ...row.lists, ...toBuckets(row) }))
      engine = itemsjs(items, { aggregations, searchableFields: ["key"] }) as never
    },
    search(request) {
      const { limit = 48, offset = 0, sort_name = "" } = request
      const { data, pagination } = engine.search({
        per_page: 10_000_000,
        filters: toChoices(request),
        filter: createTest(request),
      })
      // Its own sorting does not break ties by key.
      const page = [...data.items].sort(createOrder(sort_name)).slice(offset, offset + limit)
      const keys = page.map(({ key }) => key)
      return { ...toCounts(data.aggregations), total: pagination.total, bounds: {}, keys }
    },
    read: (result) => result,
  }
}

const toBuckets = ({ buckets }: Row) =>
  Object.fromEntries(Object.entries(buckets).map(([name, edge]) => [`${name}_bucket`, edge]))

function toChoices({ facets = [] }: SearchRequestInput): Record<string, string[]> {
  const lists = facets.filter(({ filters = [] }) =>
    filters.some(({ value, children = [] }) => value !== undefined && children.length === 0),
  )
  return Object.fromEntries(lists.map(({ name, filters = [] }) => [name, filters.flatMap(({ value = [] }) => value)]))
}

function createTest({ facets = [], filters: fixed = [], keyphrase }: SearchRequestInput): (row: Row) => boolean {
  const words = foldWords(keyphrase)
  const ranges = facets.flatMap(({ name, filters = [] }) =>
    filters.some(({ value }) => value === undefined) ? [{ name, filters }] : [],
  )
  const models = facets.flatMap(({ filters = [] }) => filters.filter(({ children = [] }) => children.length > 0))
  return (row) =>
    fixed.every(({ name, values }) => values.map(String).includes(row.lists[name] ?? "")) &&
    ranges.every(({ name, filters }) => {
      const number = row.numbers[name]
      return filters.some(
        ({ min = -Infinity, max = Infinity }) => number !== undefined && min <= number && number <= max,
      )
    }) &&
    (models.length === 0 ||
      models.some(
        ({ value, children = [] }) => row.lists.car_brand === value && children.includes(row.lists.car_model ?? ""),
      )) &&
    words.every((word) => row.words.some((rowWord) => rowWord.startsWith(word)))
}

function toCounts(aggregations: Answer["data"]["aggregations"]): Pick<Found, "lists" | "histograms"> {
  const lists: Record<string, Record<string, number>> = {}
  const histograms: Record<string, Record<string, number>> = {}
  for (const [name, { buckets }] of Object.entries(aggregations)) {
    const counts = Object.fromEntries(
      buckets.filter(({ doc_count }) => doc_count > 0).map(({ key, doc_count }) => [key, doc_count]),
    )
    if (name.endsWith("_bucket")) histograms[name.replace("_bucket", "")] = counts
    else lists[name] = counts
  }
  return { lists, histograms }
}
