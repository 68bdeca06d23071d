// Generated from schemas/services/finance-quote/quote-parameters.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { OrganisationIdentifier } from "./organisation-identifier.ts"

export { parseQuoteParameters } from "./quote-parameters.parser.js"

/** What a quote is worked out for. Spec 2 §7. */
export interface QuoteParameters {
  /**
   * Months.
   *
   * @minimum 1
   * @maximum 120
   */
  Term: number
  /**
   * Pounds that are paid at once; what a regular payment is worked out from.
   *
   * @minimum 0
   * @maximum 1000000
   */
  CashDeposit?: number
  /**
   * Pounds a month; what a deposit is worked out from.
   *
   * @minimum 0
   * @maximum 1000000
   */
  RegularPayment?: number
  /**
   * Miles a year; of personal contract purchase.
   *
   * @minimum 0
   * @maximum 200000
   */
  AnnualMileage?: number
  /**
   * Kinds of products, a quotation for each.
   *
   * @minItems 1
   * @maxItems 2
   */
  FinanceProductFamilyKeys: ("PCP" | "HP")[]
  /** What is worked out: the payment from the deposit, or the deposit from the payment. */
  CalculationType: "ToRegularPayment" | "ToCashDeposit"
  /** Who sells the vehicle. */
  OrganisationIdentifier: OrganisationIdentifier
}
