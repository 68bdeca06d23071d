// Generated from schemas/services/search/facet.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { FacetValue } from "./facet-value.ts"

export { parseFacet } from "./facet.parser.js"

/** A facet of a response. Spec 2 §3. */
export interface Facet {
  /** The name of the field. */
  name: string
  /** The field whose values are nested under the values of this field. */
  child_name?: string
  /** The type of the values. */
  type: "list" | "histogram"
  /** The values of the facet. */
  value: FacetValue[]
  /** For a histogram: the lowest value that occurs. */
  min?: number
  /** For a histogram: the highest value that occurs. */
  max?: number
}
