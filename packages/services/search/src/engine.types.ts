import type { SearchRequest, SearchResponse } from "@forecourt/contracts/search"

/** A document as the wire has it. */
export type SearchDocument = Readonly<Record<string, unknown>>

/** What is asked of one index: a request without its name. */
export type IndexRequest = Omit<SearchRequest, "index">

/** A change that is in the storage already. */
export type Change =
  | { readonly kind: "put"; readonly key: string; readonly document: SearchDocument }
  | { readonly kind: "remove"; readonly key: string }

export interface IndexStats {
  readonly documents: number
  /** Milliseconds since 1970 of the last change that is searched. */
  readonly changedAt: number
  /** Changes that are searched beside the index, until the next rebuild. */
  readonly delta?: number
  readonly rebuilds?: number
  readonly bytes?: number
}

/** What answers the searches of one index. It follows the storage, which alone is durable. */
export interface Engine {
  readonly search: (request: IndexRequest, options?: { readonly signal?: AbortSignal }) => Promise<SearchResponse>
  /** The same as JSON, where that is cheaper to make than what it stands for. */
  readonly searchText?: (request: IndexRequest) => Promise<string>
  /** Settles when searches see the changes. */
  readonly apply: (changes: readonly Change[]) => Promise<void>
  /** Takes these for all there are; searches see the old ones until they see the new ones, never a mixture. */
  readonly replace: (documents: AsyncIterable<SearchDocument> | Iterable<SearchDocument>) => Promise<void>
  readonly stats: () => Promise<IndexStats>
  readonly close: () => Promise<void>
}
