// Generated from schemas/services/search/facet-choice.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseFacetChoice } from "./facet-choice.parser.js"

/** A choice within a facet. */
export interface FacetChoice {
  /**
   * The chosen value of a list.
   *
   * @maxLength 200
   */
  value?: string
  /**
   * The chosen child values. If there are none, all child values are included.
   *
   * @maxItems 100
   */
  children?: string[]
  /** True if the chosen values are left out instead. */
  exclude?: boolean
  /** The lower bound of a range. */
  min?: number
  /** The upper bound of a range. */
  max?: number
}
