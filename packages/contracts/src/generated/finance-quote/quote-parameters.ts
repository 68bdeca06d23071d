// Generated from schemas/services/finance-quote/quote-parameters.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { OrganisationIdentifier } from "./organisation-identifier.ts"

export { parseQuoteParameters } from "./quote-parameters.parser.js"

/** The parameters for calculating a quote. Spec 2 §7. */
export interface QuoteParameters {
  /**
   * The term in months.
   *
   * @minimum 1
   * @maximum 120
   */
  Term: number
  /**
   * The deposit in pounds, from which a regular payment is calculated.
   *
   * @minimum 0
   * @maximum 1000000
   */
  CashDeposit?: number
  /**
   * The monthly payment in pounds, from which a deposit is calculated.
   *
   * @minimum 0
   * @maximum 1000000
   */
  RegularPayment?: number
  /**
   * The annual mileage in miles, for personal contract purchase.
   *
   * @minimum 0
   * @maximum 200000
   */
  AnnualMileage?: number
  /**
   * The kinds of product; each results in a quotation.
   *
   * @minItems 1
   * @maxItems 2
   */
  FinanceProductFamilyKeys: ("PCP" | "HP")[]
  /** The type of calculation: the payment from the deposit, or the deposit from the payment. */
  CalculationType: "ToRegularPayment" | "ToCashDeposit"
  /** The seller of the vehicle. */
  OrganisationIdentifier: OrganisationIdentifier
}
