// Generated from schemas/services/search/search-request.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { FacetRequest } from "./facet-request.ts"
import type { SearchFilter } from "./search-filter.ts"

export { parseSearchRequest } from "./search-request.parser.js"

/** A search request. Spec 2 §7. */
export interface SearchRequest {
  /**
   * The index.
   *
   * @pattern ^[a-z0-9][a-z0-9_-]{0,63}$
   */
  index: string
  /**
   * The fields to return. If omitted, all fields are returned.
   *
   * @maxItems 200
   */
  fields?: string[]
  /**
   * The words to search for.
   *
   * @maxLength 200
   */
  keyphrase?: string
  /**
   * The requested facets.
   *
   * @maxItems 50
   */
  facets?: FacetRequest[]
  /**
   * The filters in addition to the facets.
   *
   * @maxItems 50
   */
  filters?: SearchFilter[]
  /**
   * The maximum number of documents to return.
   *
   * @default 24
   * @minimum 0
   * @maximum 100
   */
  limit: number
  /**
   * The number of documents to skip.
   *
   * @default 0
   * @minimum 0
   * @maximum 10000
   */
  offset: number
  /**
   * The field and direction of the sort order, for example car_price_asc. If omitted, the default order of the index
   * applies.
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
