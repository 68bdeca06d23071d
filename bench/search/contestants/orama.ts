import type { FacetChoice, FacetRequest, SearchRequestInput } from "@forecourt/contracts/search"
import { create, insertMultiple, search } from "@orama/orama"
import type { Contestant, Counts, Found, Row } from "../contestant.types.ts"
import { foldWords, LIST_FIELDS, RANGE_FIELDS } from "../rows.ts"
import { readVersion } from "../versions.ts"

const PAIR = "brand_model"
const ENUMS = [...LIST_FIELDS, PAIR, ...RANGE_FIELDS.map((name) => `${name}_bucket`)]
const SCHEMA = Object.fromEntries([
  ...ENUMS.map((name) => [name, "enum"]),
  ...[...RANGE_FIELDS, "year", "published"].map((name) => [name, "number"]),
  ["words", "enum[]"],
])
const SORTED: Readonly<Record<string, string>> = { car_year: "year", car_publishdate: "published" }
/**
 * Creates the Orama implementation. It searches again for each facet that has selected values, since Orama cannot
 * ignore these values when it counts the facet.
 */
export function orama(): Contestant<Found> {
  let database: ReturnType<typeof create>
  let vocabulary: readonly string[] = []
  const createGroups = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, { limit: 100_000, sort: "asc" }]))
  const searchFor = (request: SearchRequestInput, left: string | null, names: readonly string[], page: object) =>
    search(database, {
      where: createWhere(request, left, vocabulary),
      facets: createGroups(names),
      ...page,
    } as never)

  return {
    name: "Orama",
    version: readVersion("@orama/orama"),
    // No bounds; documents without a number and equal ones have an order that cannot be changed.
    cannot: ["bounds", "ties"],
    async build(_, rows) {
      database = create({ schema: SCHEMA } as never)
      vocabulary = [...new Set(rows().flatMap(({ words }) => words))]
      await insertMultiple(database, rows().map(toDocument) as never, 5000)
    },
    async search(request) {
      const { facets = [], sort_name = "", limit = 48, offset = 0 } = request
      const [, name = "", order = ""] = /^(.+)_(asc|desc)$/.exec(sort_name) ?? []
      const sortBy = { property: SORTED[name] ?? name, order: order.toUpperCase() }
      const chosen = facets.filter(({ filters = [] }) => filters.length > 0).map((facet) => facet.name)
      const others = facets.map((facet) => facet.name).filter((item) => !chosen.includes(item))
      const whole = await searchFor(request, null, others.flatMap(listCounts), { limit, offset, sortBy })
      const counts: Record<string, Record<string, number>> = readFacets(whole)
      for (const item of chosen)
        Object.assign(
          counts,
          readFacets(await searchFor(request, item, listCounts(item), { limit: 0, preflight: true })),
        )
      return toFound(Number(whole.count), counts, whole.hits)
    },
    read: (result) => result,
  }
}

function toDocument(row: Row): object {
  return {
    id: row.key,
    ...row.lists,
    ...row.numbers,
    words: row.words,
    [PAIR]: `${row.lists.car_brand}|${row.lists.car_model}`,
    year: Number(row.lists.car_year),
    published: Date.parse(row.published),
    ...Object.fromEntries(Object.entries(row.buckets).map(([name, edge]) => [`${name}_bucket`, edge])),
  }
}

function listCounts(name: string): string[] {
  if (name === "car_brand") return [name, PAIR]
  return [(RANGE_FIELDS as readonly string[]).includes(name) ? `${name}_bucket` : name]
}

function createWhere(
  { filters = [], facets = [], keyphrase }: SearchRequestInput,
  left: string | null,
  vocabulary: readonly string[],
): object {
  const all = [
    ...foldWords(keyphrase).map((word) => ({
      words: { containsAny: vocabulary.filter((term) => term.startsWith(word)) },
    })),
    ...filters.map(({ name, values }) => ({ [name]: { in: values.map(String) } })),
    ...facets
      .filter(({ name, filters = [] }) => name !== left && filters.length > 0)
      .map((facet) => ({ or: (facet.filters ?? []).map((choice) => toChoice(facet, choice)) })),
  ]
  return all.length === 0 ? {} : { and: all }
}

function toChoice({ name }: FacetRequest, { value, children = [], min, max }: FacetChoice): object {
  if (value === undefined) return { [name]: { between: [min ?? -Infinity, max ?? Infinity] } }
  if (children.length === 0) return { [name]: { in: [value] } }
  return { [PAIR]: { in: children.map((child) => `${value}|${child}`) } }
}

type Answer = { readonly facets?: Readonly<Record<string, { readonly values: Readonly<Record<string, number>> }>> }

function readFacets({ facets = {} }: Answer): Record<string, Record<string, number>> {
  return Object.fromEntries(Object.entries(facets).map(([name, { values }]) => [name, onlyCounted(values)]))
}

/** Removes zero counts and the counts for missing values, which Orama includes. */
const onlyCounted = (values: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(values).filter(([value, count]) => count > 0 && !NO_VALUE.includes(value)))
const NO_VALUE = ["undefined", ""]

function toFound(total: number, counts: Counts, hits: readonly { readonly id: string }[]): Found {
  const lists: Record<string, Readonly<Record<string, number>>> = {}
  const histograms: Record<string, Readonly<Record<string, number>>> = {}
  for (const [name, values] of Object.entries(counts)) {
    if (name.endsWith("_bucket")) histograms[name.replace("_bucket", "")] = values
    else lists[name === PAIR ? "car_brand>car_model" : name] = values
  }
  return { total, lists, histograms, bounds: {}, keys: hits.map(({ id }) => id) }
}
