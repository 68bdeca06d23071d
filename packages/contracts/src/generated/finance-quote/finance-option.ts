// Generated from schemas/services/finance-quote/finance-option.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseFinanceOption } from "./finance-option.parser.js"

/** What may be chosen: any value between two ends, or one of a list. Spec 2 §3. */
export interface FinanceOption {
  /** What a quote begins with. */
  Default: number
  /** The least. */
  Min: number
  /** The most. */
  Max: number
  /**
   * The values that there are, from the least on; any between the ends where there is no list.
   *
   * @minItems 1
   */
  Values?: number[]
}
