import type { FacetRequest } from "@forecourt/contracts/search"
import { type Buckets, bucketsFor, type Fields, LADDER, readSort } from "@forecourt/search-engine/rules"
import type { IndexRequest } from "../engine.types.ts"
import { choiceQuery, every, filterQuery } from "./filter-queries.ts"
import { isCompared } from "./indexed-document.ts"
import { type Wanted, wantedWords, wordQuery } from "./keyphrase-queries.ts"
import type { Found, Query, Rules } from "./opensearch.types.ts"

/** As many as a response may have in all; a facet with more is an error, never a part of one. */
const MAX_VALUES = 65_535

/** What has to be known of the whole index before a request can be asked. */
export interface Outlook {
  /** Buckets of each range that is asked for; `null` where no document has a number. */
  readonly buckets: ReadonlyMap<string, Buckets | null>
  /** Words of the keyphrase that some document has. */
  readonly known: ReadonlySet<string>
}

/** A request about the whole index, which nodes remember until it changes; `null` where nothing has to be known. */
export function outlookBody(rules: Rules, request: IndexRequest): object | null {
  const aggs = {
    ...Object.fromEntries(
      rangesOf(rules.fields, request).map((name) => [`range:${name}`, countRanges(name, intervals)]),
    ),
    ...Object.fromEntries(doubtful(rules, request).map(({ word, meant }) => [`word:${word}`, { filter: meant }])),
  }
  return Object.keys(aggs).length === 0 ? null : { size: 0, aggs: { all: { filter: every([]), aggs } } }
}

const intervals = rangesBetween(LADDER)

/** What the response says. */
export function readOutlook(rules: Rules, request: IndexRequest, found: Found | null): Outlook {
  // The names are ours, and so is what stands under them.
  const counted = (found?.aggregations?.all ?? {}) as unknown as Readonly<Record<string, CountedRanges>>
  const counts = (name: string) => counted[`range:${name}`]?.buckets.map((bucket) => bucket.doc_count) ?? []
  const words = doubtful(rules, request).filter(({ word }) => (counted[`word:${word}`]?.doc_count ?? 0) > 0)
  return {
    buckets: new Map(rangesOf(rules.fields, request).map((name) => [name, bucketsFor(counts(name))])),
    known: new Set(words.map(({ word }) => word)),
  }
}

interface CountedRanges {
  readonly doc_count: number
  readonly buckets: readonly { readonly doc_count: number }[]
}

function rangesOf({ all }: Fields, { facets = [] }: IndexRequest): readonly string[] {
  return facets.map(({ name }) => name).filter((name) => all.get(name)?.facet === "range")
}

function doubtful(rules: Rules, { keyphrase = "" }: IndexRequest): readonly Wanted[] {
  return wantedWords(rules, keyphrase).filter(({ mayBeTypo }) => mayBeTypo)
}

/** The request itself: a facet is counted among what passes everything but its own choice. */
export function searchBody(
  rules: Rules,
  request: IndexRequest,
  { buckets, known }: Outlook,
  page: { readonly limit: number; readonly offset: number },
): object {
  const { filters = [], facets = [], keyphrase = "" } = request
  const words = wantedWords(rules, keyphrase).map((wanted) => wordQuery(wanted, known.has(wanted.word)))
  const chosen = facets.map((facet) => choiceQuery(rules.fields, facet))
  const aggs = facets.map((facet, at) => {
    const others = chosen.filter((query, other): query is Query => query !== null && other !== at)
    return [facet.name, { filter: every(others), aggs: countsOf(facet, buckets.get(facet.name)) }]
  })
  return {
    ...{ size: page.limit, from: page.offset, track_total_hits: true },
    query: every([...filters.map((filter) => filterQuery(rules.fields, filter)), ...words]),
    post_filter: every(chosen.filter((query) => query !== null)),
    sort: sortOf(rules.fields, request.sort_name),
    aggs: Object.fromEntries(aggs),
  }
}

function countsOf({ name, child_name }: FacetRequest, buckets: Buckets | null | undefined): object {
  if (buckets === undefined)
    return {
      values: child_name === undefined ? terms(name) : { ...terms(name), aggs: { children: terms(child_name) } },
    }
  if (buckets === null) return {}
  const field = `number.${name}`
  return { values: countRanges(name, rangesBetween(buckets.edges)), min: { min: { field } }, max: { max: { field } } }
}

function terms(name: string): object {
  return { terms: { field: `text.${name}`, size: MAX_VALUES, shard_size: MAX_VALUES, order: { _key: "asc" } } }
}

function countRanges(name: string, ranges: readonly object[]): object {
  return { range: { field: `number.${name}`, ranges } }
}

/** From each edge to the next; the first reaches down without end, and the last up. */
function rangesBetween(edges: readonly number[]): readonly object[] {
  return edges.map((from, at) => ({
    ...(at > 0 && { from }),
    ...(at < edges.length - 1 && { to: edges[at + 1] }),
  }))
}

/** Documents without a value come last, equal ones by key. */
function sortOf(fields: Fields, name = fields.sort): readonly object[] {
  const sort = name === null ? null : readSort(fields, name)
  if (sort === null) return [{ order: "asc" }]
  const { field, descending } = sort
  const path = isCompared(field) ? `number.${field.name}` : `sort.${field.name}`
  return [{ [path]: { order: descending ? "desc" : "asc", missing: "_last" } }, { order: "asc" }]
}
