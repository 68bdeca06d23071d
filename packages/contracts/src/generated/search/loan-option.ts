// Generated from schemas/services/search/loan-option.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { ContractDuration } from "./contract-duration.ts"

export { parseLoanOption } from "./loan-option.parser.js"

/** How a car may be paid by a loan. Spec 2 §3. */
export interface LoanOption {
  /** Title. */
  title: string
  /**
   * Set-up fee.
   *
   * @minimum 0
   * @maximum 100000000
   */
  start_fee?: number
  /** Set-up fee, as visitors read it. */
  start_fee_text?: string
  /**
   * Fee on each invoice.
   *
   * @minimum 0
   * @maximum 100000000
   */
  invoice_fee?: number
  /** Fee on each invoice, as visitors read it. */
  invoice_fee_text?: string
  /** What the offer is. */
  description?: string
  /**
   * What it depends on, with placeholders: mileage, months, cash_amount_percentage, residual_percentage,
   * interest_rate, invoice_fee, start_fee.
   */
  disclaimer?: string
  /**
   * Nominal interest a year, in percent.
   *
   * @minimum 0
   * @maximum 100
   */
  interest_rate: number
  /**
   * What the default costs a month.
   *
   * @minimum 0
   * @maximum 100000000
   */
  default_monthly_cost?: number
  /** What the default costs a month, as visitors read it. */
  default_monthly_cost_text?: string
  /** Where the calculator begins. */
  default_contract_duration?: ContractDuration
  /** Durations to choose from. */
  contract_durations?: ContractDuration[]
}
