import type { FacetRequest } from "@forecourt/contracts/search"
import { type Buckets, createBuckets, type Fields, LADDER, readSort } from "@forecourt/search-engine/rules"
import type { IndexRequest } from "../engine.types.ts"
import { createChoiceQuery, createEvery, createFilterQuery } from "./filter-queries.ts"
import { isCompared } from "./indexed-document.ts"
import { createWordQuery, parseWantedWords, type Wanted } from "./keyphrase-queries.ts"
import type { Found, Query, Rules } from "./opensearch.types.ts"

/**
 * The maximum number of values of a facet. If a facet has more values, the search fails instead of returning a
 * truncated list.
 */
const MAX_VALUES = 65_535

export interface Outlook {
  /**
   * The buckets of each requested range facet, by field name. A value is `null` if no document has a number in the
   * field.
   */
  readonly buckets: ReadonlyMap<string, Buckets | null>
  readonly known: ReadonlySet<string>
}

/**
 * Creates the body of the request that determines the `Outlook`, which is the data that a search needs about the whole
 * index. Returns `null` if the search needs no such data. Nodes cache the response.
 */
export function createOutlookBody(rules: Rules, request: IndexRequest): object | null {
  const aggs = {
    ...Object.fromEntries(
      listRanges(rules.fields, request).map((name) => [`range:${name}`, countRanges(name, intervals)]),
    ),
    ...Object.fromEntries(listDoubtful(rules, request).map(({ word, meant }) => [`word:${word}`, { filter: meant }])),
  }
  return Object.keys(aggs).length === 0 ? null : { size: 0, aggs: { all: { filter: createEvery([]), aggs } } }
}

const intervals = createRanges(LADDER)

export function readOutlook(rules: Rules, request: IndexRequest, result: Found | null): Outlook {
  // The names are ours, and so is the data below them.
  const counted = (result?.aggregations?.all ?? {}) as unknown as Readonly<Record<string, CountedRanges>>
  const getCounts = (name: string) => counted[`range:${name}`]?.buckets.map((bucket) => bucket.doc_count) ?? []
  const words = listDoubtful(rules, request).filter(({ word }) => (counted[`word:${word}`]?.doc_count ?? 0) > 0)
  return {
    buckets: new Map(listRanges(rules.fields, request).map((name) => [name, createBuckets(getCounts(name))])),
    known: new Set(words.map(({ word }) => word)),
  }
}

interface CountedRanges {
  readonly doc_count: number
  readonly buckets: readonly { readonly doc_count: number }[]
}

function listRanges({ all }: Fields, { facets = [] }: IndexRequest): readonly string[] {
  return facets.map(({ name }) => name).filter((name) => all.get(name)?.facet === "range")
}

function listDoubtful(rules: Rules, { keyphrase = "" }: IndexRequest): readonly Wanted[] {
  return parseWantedWords(rules, keyphrase).filter(({ mayBeTypo }) => mayBeTypo)
}

export function createSearchBody(
  rules: Rules,
  request: IndexRequest,
  { buckets, known }: Outlook,
  page: { readonly limit: number; readonly offset: number },
): object {
  const { filters = [], facets = [], keyphrase = "" } = request
  const words = parseWantedWords(rules, keyphrase).map((wanted) => createWordQuery(wanted, known.has(wanted.word)))
  const chosen = facets.map((facet) => createChoiceQuery(rules.fields, facet))
  const aggs = facets.map((facet, at) => {
    const others = chosen.filter((query, other): query is Query => query !== null && other !== at)
    return [facet.name, { filter: createEvery(others), aggs: createCounts(facet, buckets.get(facet.name)) }]
  })
  return {
    size: page.limit,
    from: page.offset,
    track_total_hits: true,
    query: createEvery([...filters.map((filter) => createFilterQuery(rules.fields, filter)), ...words]),
    post_filter: createEvery(chosen.filter((query) => query !== null)),
    sort: createSort(rules.fields, request.sort_name),
    aggs: Object.fromEntries(aggs),
  }
}

function createCounts({ name, child_name }: FacetRequest, buckets: Buckets | null | undefined): object {
  if (buckets === undefined)
    return {
      values:
        child_name === undefined
          ? createTerms(name)
          : { ...createTerms(name), aggs: { children: createTerms(child_name) } },
    }
  if (buckets === null) return {}
  const field = `number.${name}`
  return { values: countRanges(name, createRanges(buckets.edges)), min: { min: { field } }, max: { max: { field } } }
}

function createTerms(name: string): object {
  return { terms: { field: `text.${name}`, size: MAX_VALUES, shard_size: MAX_VALUES, order: { _key: "asc" } } }
}

function countRanges(name: string, ranges: readonly object[]): object {
  return { range: { field: `number.${name}`, ranges } }
}

function createRanges(edges: readonly number[]): readonly object[] {
  return edges.map((from, at) => ({
    ...(at > 0 && { from }),
    ...(at < edges.length - 1 && { to: edges[at + 1] }),
  }))
}

function createSort(fields: Fields, name = fields.sort): readonly object[] {
  const sort = name === null ? null : readSort(fields, name)
  if (sort === null) return [{ order: "asc" }]
  const { field, descending } = sort
  const path = isCompared(field) ? `number.${field.name}` : `sort.${field.name}`
  return [{ [path]: { order: descending ? "desc" : "asc", missing: "_last" } }, { order: "asc" }]
}
