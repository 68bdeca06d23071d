// Generated from schemas/services/search/facet-value.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseFacetValue } from "./facet-value.parser.js"

/** A value of a facet. Spec 2 §3. */
export interface FacetValue {
  /** The value, as documents have it; of a histogram, the lower edge. */
  text: string
  /**
   * Documents that would fit with it.
   *
   * @minimum 0
   */
  count: number
  /** Values below it. */
  children?: FacetValue[]
  /** Of a histogram: lower edge, included. */
  from?: number
  /** Of a histogram: upper edge, not included; none at the open top. */
  to?: number
}
