// Generated from schemas/services/search/facet-request.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { FacetChoice } from "./facet-choice.ts"

export { parseFacetRequest } from "./facet-request.parser.js"

/** A facet that is asked for, and what is chosen of it. Spec 2 §7. */
export interface FacetRequest {
  /**
   * Field.
   *
   * @pattern ^[A-Za-z][A-Za-z0-9_]{0,63}$
   */
  name: string
  /**
   * Field whose values stand under its values.
   *
   * @pattern ^[A-Za-z][A-Za-z0-9_]{0,63}$
   */
  child_name?: string
  /** A list of values, or a range with its histogram. As the index has it when not given. */
  type?: "list" | "range"
  /** Order of the values: by name, or by count, the most first. */
  sort_order?: "asc" | "desc" | "count"
  /**
   * What is chosen; any of it fits.
   *
   * @maxItems 100
   */
  filters?: FacetChoice[]
}
