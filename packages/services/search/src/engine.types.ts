import type { SearchRequest } from "@forecourt/contracts/search"
import type { Position } from "./storage/positions.ts"

export type SearchDocument = Readonly<Record<string, unknown>>

export type IndexRequest = Omit<SearchRequest, "index">

export type Change =
  | { readonly kind: "put"; readonly key: string; readonly document: SearchDocument }
  | { readonly kind: "remove"; readonly key: string }

export interface IndexStats {
  readonly documents: number
  /** The number of changes that are searched separately from the index, until the next rebuild. */
  readonly delta?: number
  readonly rebuilds?: number
  readonly bytes?: number
}

/** The search engine of one index. It applies the changes from the storage. Only the storage is durable. */
export interface Engine {
  /** Returns the response as JSON text, since concatenating text is cheaper than serialising objects. */
  readonly search: (request: IndexRequest) => Promise<string>
  /** Applies the changes up to a position in the storage. Resolves once searches include these changes. */
  readonly apply: (changes: readonly Change[], at: Position) => Promise<void>
  /** Replaces all documents. Searches return either the old documents or the new ones, never a mixture. */
  readonly replace: (documents: AsyncIterable<SearchDocument>, at: Position) => Promise<void>
  readonly stats: () => Promise<IndexStats>
}
