// Generated from schemas/services/search/loan-option.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { ContractDuration } from "./contract-duration.ts"

export { parseLoanOption } from "./loan-option.parser.js"

/** A loan that can finance a car. Spec 2 §3. */
export interface LoanOption {
  /** The title. */
  title: string
  /**
   * The set-up fee.
   *
   * @minimum 0
   * @maximum 100000000
   */
  start_fee?: number
  /** The set-up fee, as shown to visitors. */
  start_fee_text?: string
  /**
   * The fee on each invoice.
   *
   * @minimum 0
   * @maximum 100000000
   */
  invoice_fee?: number
  /** The fee on each invoice, as shown to visitors. */
  invoice_fee_text?: string
  /** The description of the offer. */
  description?: string
  /**
   * The conditions of the offer, with these placeholders: months, cash_amount_percentage, residual_percentage,
   * interest_rate, invoice_fee, start_fee. Other placeholders are refused, because an incomplete legal text must not
   * be shown.
   *
   * @pattern ^([^{}]|\{(months|cash_amount_percentage|residual_percentage|interest_rate|invoice_fee|start_fee)\})+$
   */
  disclaimer: string
  /**
   * The nominal annual interest rate, in percent.
   *
   * @minimum 0
   * @maximum 100
   */
  interest_rate: number
  /**
   * The monthly cost with the default values.
   *
   * @minimum 0
   * @maximum 100000000
   */
  default_monthly_cost?: number
  /** The monthly cost with the default values, as shown to visitors. */
  default_monthly_cost_text?: string
  /** The duration that is initially selected in the calculator. */
  default_contract_duration?: ContractDuration
  /** The durations that are available. */
  contract_durations?: ContractDuration[]
}
