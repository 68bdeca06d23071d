import type { Fields, Language, Synonyms } from "@forecourt/search-engine/rules"

/** A query, or a part of one, in the query language of OpenSearch. */
export type Query = Readonly<Record<string, unknown>>

/** The fields, language and synonyms that determine how an index is searched. */
export interface Rules {
  readonly fields: Fields
  readonly language: Language
  readonly synonyms: Synonyms
}

/** A facet value with the number of documents that have it, and the counts of the child field. */
export interface Bucket {
  readonly key: string
  readonly doc_count: number
  readonly children?: { readonly buckets: readonly Bucket[] }
}

/** The counts for a facet, among the documents that match all filters except those of the facet itself. */
export interface Counted {
  readonly doc_count: number
  readonly values?: { readonly buckets: readonly Bucket[] }
  readonly min?: { readonly value: number | null }
  readonly max?: { readonly value: number | null }
}

/** A document that matches the search. */
export interface Hit {
  readonly _index: string
  readonly _source: { readonly key: string }
}

/** The response of a search. */
export interface Found {
  readonly timed_out: boolean
  readonly hits: { readonly total: { readonly value: number }; readonly hits: readonly Hit[] }
  readonly aggregations?: Readonly<Record<string, Counted>>
}
