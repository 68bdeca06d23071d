// Generated from schemas/services/search/facet-request.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { FacetChoice } from "./facet-choice.ts"

export { parseFacetRequest } from "./facet-request.parser.js"

/** A requested facet and the choices within it. Spec 2 §7. */
export interface FacetRequest {
  /**
   * The name of the field.
   *
   * @pattern ^[A-Za-z][A-Za-z0-9_]{0,63}$
   */
  name: string
  /**
   * The field whose values are nested under the values of this field.
   *
   * @pattern ^[A-Za-z][A-Za-z0-9_]{0,63}$
   */
  child_name?: string
  /**
   * The type of facet: a list of values, or a range with its histogram. If omitted, the type defined by the index
   * applies.
   */
  type?: "list" | "range"
  /** The order of the values: by name, or by count with the highest first. */
  sort_order?: "asc" | "desc" | "count"
  /**
   * The choices within the facet. A document matches if any of them applies.
   *
   * @maxItems 100
   */
  filters?: FacetChoice[]
}
