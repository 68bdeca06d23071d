// Generated from schemas/services/search/leasing-option.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { ContractDuration } from "./contract-duration.ts"

export { parseLeasingOption } from "./leasing-option.parser.js"

/** How a car may be leased. Spec 2 §3. */
export interface LeasingOption {
  /** Who leases. */
  leasing_type: "Private" | "Company"
  /** Title. */
  title?: string
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
   * Cost a month; ex VAT for companies.
   *
   * @minimum 0
   * @maximum 100000000
   */
  monthly_cost?: number
  /** Cost a month, as visitors read it. */
  monthly_cost_text?: string
  /**
   * Months.
   *
   * @minimum 1
   * @maximum 240
   */
  duration?: number
  /** Months, as visitors read it. */
  months_text?: string
  /**
   * Distance a year that is included, in the unit of the market: mil in Sweden, miles in the UK, otherwise km.
   *
   * @minimum 0
   */
  mileage?: number
  /** Distance a year, as visitors read it. */
  mileage_text?: string
  /** Whether it is a campaign. */
  is_campaign?: boolean
  /** Whether an asterisk leads to its disclaimer. */
  asterix?: boolean
  /** Words that invite. */
  sales_text?: string
  /**
   * Nominal interest a year, in percent.
   *
   * @minimum 0
   * @maximum 100
   */
  interest_rate?: number
  /**
   * Distance a year that a company begins with.
   *
   * @minimum 0
   */
  default_mileage?: number
  /** What a company may choose, by distance. */
  options?: {
    /**
     * Distance a year.
     *
     * @minimum 0
     */
    mileage: number
    /** Durations to choose from at this distance. */
    durations?: ContractDuration[]
  }[]
  /** Where a company begins. */
  default_option?: ContractDuration
}
