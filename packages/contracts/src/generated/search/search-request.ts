// Generated from schemas/services/search/search-request.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { FacetRequest } from "./facet-request.ts"
import type { SearchFilter } from "./search-filter.ts"

export { parseSearchRequest } from "./search-request.parser.js"

/** What is looked for. Spec 2 §7. */
export interface SearchRequest {
  /**
   * Index.
   *
   * @pattern ^[a-z0-9][a-z0-9_-]{0,63}$
   */
  index: string
  /**
   * Fields to return; all of them when not given.
   *
   * @maxItems 200
   */
  fields?: string[]
  /**
   * Words that are looked for.
   *
   * @maxLength 200
   */
  keyphrase?: string
  /**
   * Facets.
   *
   * @maxItems 50
   */
  facets?: FacetRequest[]
  /**
   * Filters beside the facets.
   *
   * @maxItems 50
   */
  filters?: SearchFilter[]
  /**
   * How many documents.
   *
   * @default 24
   * @minimum 0
   * @maximum 100
   */
  limit: number
  /**
   * How many are passed over.
   *
   * @default 0
   * @minimum 0
   * @maximum 10000
   */
  offset: number
  /**
   * Field and direction: car_price_asc. The index's own when not given.
   *
   * @pattern ^[A-Za-z][A-Za-z0-9_]{0,63}_(asc|desc)$
   */
  sort_name?: string
}

/** A search request before its defaults are filled in. */
export interface SearchRequestInput {
  index: string
  fields?: string[]
  keyphrase?: string
  facets?: FacetRequest[]
  filters?: SearchFilter[]
  limit?: number
  offset?: number
  sort_name?: string
}
