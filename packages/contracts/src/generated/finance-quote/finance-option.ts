// Generated from schemas/services/finance-quote/finance-option.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseFinanceOption } from "./finance-option.parser.js"

/** The permitted values of an option: any value within a range, or a value from a list. Spec 2 §3. */
export interface FinanceOption {
  /** The initial value of a quote. */
  Default: number
  /** The minimum value. */
  Min: number
  /** The maximum value. */
  Max: number
  /**
   * The permitted values, in ascending order. When absent, any value between the minimum and the maximum is
   * permitted.
   *
   * @minItems 1
   */
  Values?: number[]
}
