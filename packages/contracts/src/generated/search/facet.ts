// Generated from schemas/services/search/facet.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { FacetValue } from "./facet-value.ts"

export { parseFacet } from "./facet.parser.js"

/** A facet of a response. Spec 2 §3. */
export interface Facet {
  /** Field. */
  name: string
  /** Field whose values stand under its values. */
  child_name?: string
  /** What its values are. */
  type: "list" | "histogram"
  /** Values. */
  value: FacetValue[]
  /** Of a histogram: least value that there is. */
  min?: number
  /** Of a histogram: largest value that there is. */
  max?: number
}
