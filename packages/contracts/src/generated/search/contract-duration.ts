// Generated from schemas/services/search/contract-duration.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseContractDuration } from "./contract-duration.parser.js"

/** What a loan or a company lease may look like over one duration. Spec 2 §3. */
export interface ContractDuration {
  /**
   * Months.
   *
   * @minimum 1
   * @maximum 240
   */
  months: number
  /**
   * Share of the price that is left at the end, in percent.
   *
   * @minimum 0
   * @maximum 100
   */
  residual_percentage?: number
  /**
   * Least down payment, in percent of the price.
   *
   * @minimum 0
   * @maximum 100
   */
  cash_amount_min_percentage?: number
  /**
   * Largest down payment, in percent of the price.
   *
   * @minimum 0
   * @maximum 100
   */
  cash_amount_max_percentage?: number
}
