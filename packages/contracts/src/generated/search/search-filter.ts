// Generated from schemas/services/search/search-filter.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseSearchFilter } from "./search-filter.parser.js"

/** Documents are left out that have none of these values; facets do not count them. */
export interface SearchFilter {
  /**
   * Field.
   *
   * @pattern ^[A-Za-z][A-Za-z0-9_]{0,63}$
   */
  name: string
  /**
   * Values of which one fits.
   *
   * @minItems 1
   * @maxItems 100
   */
  values: (string | number | boolean)[]
  /** Leaves out documents that have one of them instead. */
  exclude?: boolean
}
