// Generated from schemas/services/search/calculator-option.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseCalculatorOption } from "./calculator-option.parser.js"

/** The initial values of a calculator for loans or company leasing. Spec 2 §3. */
export interface CalculatorOption {
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
  disclaimer?: string
  /**
   * The price that is financed.
   *
   * @minimum 0
   * @maximum 100000000
   */
  price_base_amount?: number
  /** The nominal annual interest rate, as shown to visitors. */
  interest_rate_text?: string
  /** True if the interest rate is fixed. */
  has_fixed_interest_rate?: boolean
  /** A promotional text. */
  sales_text?: string
}
