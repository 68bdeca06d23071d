import type { Fields, Language, Synonyms } from "@forecourt/search-engine/rules"

export type Query = Readonly<Record<string, unknown>>

export interface Rules {
  readonly fields: Fields
  readonly language: Language
  readonly synonyms: Synonyms
}

export interface Bucket {
  readonly key: string
  readonly doc_count: number
  readonly children?: { readonly buckets: readonly Bucket[] }
}

export interface Counted {
  readonly doc_count: number
  readonly values?: { readonly buckets: readonly Bucket[] }
  readonly min?: { readonly value: number | null }
  readonly max?: { readonly value: number | null }
}

export interface Hit {
  readonly _index: string
  readonly _source: { readonly key: string }
}

export interface Found {
  readonly timed_out: boolean
  readonly hits: { readonly total: { readonly value: number }; readonly hits: readonly Hit[] }
  readonly aggregations?: Readonly<Record<string, Counted>>
}
