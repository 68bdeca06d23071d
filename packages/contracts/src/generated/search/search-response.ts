// Generated from schemas/services/search/search-response.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Facet } from "./facet.ts"

export { parseSearchResponse } from "./search-response.parser.js"

/** The result of a search. Spec 2 §7. */
export interface SearchResponse {
  /** The documents of the page, with the requested fields. */
  content: Record<string, unknown>[]
  /** The facets, in the requested order. */
  facet: Facet[]
  /**
   * The total number of matching documents.
   *
   * @minimum 0
   */
  total_items: number
  /** The requested maximum number of documents. */
  limit: number
  /** The number of documents skipped. */
  offset: number
}
