// Generated from schemas/services/search/calculator-option.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseCalculatorOption } from "./calculator-option.parser.js"

/** What a calculator of loans or of company leasing begins with. Spec 2 §3. */
export interface CalculatorOption {
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
   * Price that is financed.
   *
   * @minimum 0
   * @maximum 100000000
   */
  price_base_amount?: number
  /** Nominal interest a year, as visitors read it. */
  interest_rate_text?: string
  /** Whether the interest stays. */
  has_fixed_interest_rate?: boolean
  /** Words that invite. */
  sales_text?: string
}
