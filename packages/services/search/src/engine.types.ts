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
   * The number of changes that have not been merged into the index yet. Until the next rebuild, searches look for them
   * separately.
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

/** The search engine for one index. Only the data in the storage is durable. */
export interface Engine {
  /**
   * Searches the index. Returns the response as JSON text, since concatenating text is cheaper than serialising
   * objects.
   */
  readonly search: (request: IndexRequest) => Promise<string>
  /**
   * Applies changes to the index, up to the position `at` of the storage. Resolves once search results reflect the
   * changes.
   */
  readonly apply: (changes: readonly Change[], at: Position) => Promise<void>
  /**
   * Replaces all documents of the index. A search at the same time returns either only old documents or only new ones.
   */
  readonly replace: (documents: AsyncIterable<SearchDocument>, at: Position) => Promise<void>
  readonly stats: () => Promise<IndexStats>
}
