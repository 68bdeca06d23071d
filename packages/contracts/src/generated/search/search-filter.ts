// Generated from schemas/services/search/search-filter.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseSearchFilter } from "./search-filter.parser.js"

/**
 * A filter on the values of a field. Documents that do not match are omitted from the results and from the facet
 * counts.
 */
export interface SearchFilter {
  /**
   * The name of the field.
   *
   * @pattern ^[A-Za-z][A-Za-z0-9_]{0,63}$
   */
  name: string
  /**
   * The accepted values, of which at least one must match.
   *
   * @minItems 1
   * @maxItems 100
   */
  values: (string | number | boolean)[]
  /** True if documents with one of the values are omitted instead. */
  exclude?: boolean
}
