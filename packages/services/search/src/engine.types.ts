import type { SearchRequest } from "@forecourt/contracts/search"
import type { Language } from "@forecourt/search-engine"
import type { Position } from "./storage/positions.ts"

export type SearchDocument = Readonly<Record<string, unknown>>

export type IndexRequest = Omit<SearchRequest, "index">

export type Change =
  | { readonly kind: "put"; readonly key: string; readonly document: SearchDocument }
  | { readonly kind: "remove"; readonly key: string }

export interface IndexStats {
  readonly documents: number
  /**
   * The number of changes that have not been merged into the index yet. They are searched separately until the next
   * rebuild.
   */
  readonly delta?: number
  readonly rebuilds?: number
  readonly bytes?: number
}

/** The options that every engine needs. */
export interface EngineOptions {
  readonly language: Language
  readonly synonyms: readonly (readonly string[])[]
  readonly readBodies: (generation: number, keys: readonly string[]) => Promise<ReadonlyMap<string, string>>
}

/** The search engine of one index, of which only the storage is durable. */
export interface Engine {
  /** Returns the response as JSON text, since concatenating text is cheaper than serialising objects. */
  readonly search: (request: IndexRequest) => Promise<string>
  /** Applies the changes up to a position in the storage. Resolves once search results reflect these changes. */
  readonly apply: (changes: readonly Change[], at: Position) => Promise<void>
  /** Replaces all documents. A search returns either only old documents or only new ones. */
  readonly replace: (documents: AsyncIterable<SearchDocument>, at: Position) => Promise<void>
  readonly stats: () => Promise<IndexStats>
}
