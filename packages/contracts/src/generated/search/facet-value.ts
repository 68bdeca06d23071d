// Generated from schemas/services/search/facet-value.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseFacetValue } from "./facet-value.parser.js"

/** A value of a facet. Spec 2 §3. */
export interface FacetValue {
  /** The value, as documents contain it; for a histogram, the lower edge. */
  text: string
  /**
   * The number of documents that would match with this value.
   *
   * @minimum 0
   */
  count: number
  /** The child values. */
  children?: FacetValue[]
  /** For a histogram: the lower edge, inclusive. */
  from?: number
  /** For a histogram: the upper edge, exclusive; absent if the top is open. */
  to?: number
}
