// Generated from schemas/services/search/search-response.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Facet } from "./facet.ts"

export { parseSearchResponse } from "./search-response.parser.js"

/** What was found. Spec 2 §7. */
export interface SearchResponse {
  /** Documents of the page, with the fields that were asked for. */
  content: Record<string, unknown>[]
  /** Facets, in the order in which they were asked for. */
  facet: Facet[]
  /**
   * Documents that fit.
   *
   * @minimum 0
   */
  total_items: number
  /** How many were asked for. */
  limit: number
  /** How many were passed over. */
  offset: number
}
