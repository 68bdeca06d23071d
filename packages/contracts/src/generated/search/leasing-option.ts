// Generated from schemas/services/search/leasing-option.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { ContractDuration } from "./contract-duration.ts"

export { parseLeasingOption } from "./leasing-option.parser.js"

/** A leasing option for a car. Spec 2 §3. */
export interface LeasingOption {
  /** The type of lessee. */
  leasing_type: "Private" | "Company"
  /** The title. */
  title?: string
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
   * The conditions of the offer, with these placeholders: mileage, months, cash_amount_percentage,
   * residual_percentage, interest_rate, invoice_fee, start_fee. Other placeholders are refused, because an
   * incomplete legal text must not be shown.
   *
   * @pattern
   * ^([^{}]|\{(mileage|months|cash_amount_percentage|residual_percentage|interest_rate|invoice_fee|start_fee)\})+$
   */
  disclaimer?: string
  /**
   * The monthly cost; ex VAT for companies.
   *
   * @minimum 0
   * @maximum 100000000
   */
  monthly_cost?: number
  /** The monthly cost, as shown to visitors. */
  monthly_cost_text?: string
  /**
   * The duration in months.
   *
   * @minimum 1
   * @maximum 240
   */
  duration?: number
  /** The duration in months, as shown to visitors. */
  months_text?: string
  /**
   * The annual distance that is included, in the unit of the market: mil in Sweden, miles in the UK, otherwise km.
   *
   * @minimum 0
   */
  mileage?: number
  /** The annual distance, as shown to visitors. */
  mileage_text?: string
  /** True if the option belongs to a campaign. */
  is_campaign?: boolean
  /** True if an asterisk refers to the disclaimer. */
  asterix?: boolean
  /** A promotional text. */
  sales_text?: string
  /**
   * The nominal annual interest rate, in percent.
   *
   * @minimum 0
   * @maximum 100
   */
  interest_rate?: number
  /**
   * The annual distance that is initially selected for a company.
   *
   * @minimum 0
   */
  default_mileage?: number
  /** The options available to a company, by annual distance. */
  options?: {
    /**
     * The annual distance.
     *
     * @minimum 0
     */
    mileage: number
    /** The durations that are available at this distance. */
    durations?: ContractDuration[]
  }[]
  /** The terms that are initially selected for a company. */
  default_option?: ContractDuration
}
