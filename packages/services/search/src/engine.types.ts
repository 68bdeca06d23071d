import type { SearchRequest } from "@forecourt/contracts/search"
import type { Position } from "./storage/positions.ts"

/** A document as the wire has it. */
export type SearchDocument = Readonly<Record<string, unknown>>

/** The request to one index: a search request without the index's name. */
export type IndexRequest = Omit<SearchRequest, "index">

/** A change that is in the storage already. */
export type Change =
  | { readonly kind: "put"; readonly key: string; readonly document: SearchDocument }
  | { readonly kind: "remove"; readonly key: string }

export interface IndexStats {
  readonly documents: number
  /** The changes that are searched next to the index, until the next rebuild. */
  readonly delta?: number
  readonly rebuilds?: number
  readonly bytes?: number
}

/** The engine that runs the searches of one index. It follows the storage, which alone is durable. */
export interface Engine {
  /** Returns the response as JSON, which is cheaper to concatenate than to serialise. */
  readonly search: (request: IndexRequest) => Promise<string>
  /** Settles when searches see the changes, which are those up to a place in the storage. */
  readonly apply: (changes: readonly Change[], at: Position) => Promise<void>
  /** Takes these for all there are; searches see the old ones until they see the new ones, never a mixture. */
  readonly replace: (documents: AsyncIterable<SearchDocument>, at: Position) => Promise<void>
  readonly stats: () => Promise<IndexStats>
}
