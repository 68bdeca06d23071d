import type { Fields, Language, Synonyms } from "@forecourt/search-engine/rules"

/** A query or a part of one, as OpenSearch's query language has it. */
export type Query = Readonly<Record<string, unknown>>

/** The search rules for the documents of one index. */
export interface Rules {
  readonly fields: Fields
  readonly language: Language
  readonly synonyms: Synonyms
}

/** The number of documents with a value, and with those of the field below it. */
export interface Bucket {
  readonly key: string
  readonly doc_count: number
  readonly children?: { readonly buckets: readonly Bucket[] }
}

/** The counts of a facet among the documents that pass all filters but its own. */
export interface Counted {
  readonly doc_count: number
  readonly values?: { readonly buckets: readonly Bucket[] }
  readonly min?: { readonly value: number | null }
  readonly max?: { readonly value: number | null }
}

/** A document that was found. */
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
