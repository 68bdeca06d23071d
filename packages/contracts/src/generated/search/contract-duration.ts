// Generated from schemas/services/search/contract-duration.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseContractDuration } from "./contract-duration.parser.js"

/** The terms of a loan or a company lease for a given duration. Spec 2 §3. */
export interface ContractDuration {
  /**
   * The duration in months.
   *
   * @minimum 1
   * @maximum 240
   */
  months: number
  /**
   * The share of the price that remains at the end, in percent.
   *
   * @minimum 0
   * @maximum 100
   */
  residual_percentage?: number
  /**
   * The smallest down payment, in percent of the price.
   *
   * @minimum 0
   * @maximum 100
   */
  cash_amount_min_percentage?: number
  /**
   * The largest down payment, in percent of the price.
   *
   * @minimum 0
   * @maximum 100
   */
  cash_amount_max_percentage?: number
}
