// Generated from schemas/services/search/facet-choice.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseFacetChoice } from "./facet-choice.parser.js"

/** What is chosen of a facet. */
export interface FacetChoice {
  /**
   * A value of a list.
   *
   * @maxLength 200
   */
  value?: string
  /**
   * Values below it; all of them when there is none.
   *
   * @maxItems 100
   */
  children?: string[]
  /** Leaves these out instead. */
  exclude?: boolean
  /** Least value of a range. */
  min?: number
  /** Largest value of a range. */
  max?: number
}
