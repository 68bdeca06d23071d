// Generated from schemas/services/finance-quote/quote.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseQuote, parseQuoteActions } from "./quote.parser.js"

/** The amounts of a quote. Spec 2 §3. */
export interface Quote {
  /**
   * The reference of the quote.
   *
   * @minLength 1
   * @maxLength 100
   */
  QuoteReference: string
  /** The deposit in pounds. */
  TotalDeposit: number
  /** The monthly payment in pounds. */
  TotalRegularPayment: number
  /** The number of regular payments. */
  TotalNumberOfRegularPayments?: number
  /** The term in months. */
  Term: number
  /** The annual mileage in miles, for personal contract purchase. */
  AnnualMileage?: number
  /** The optional final payment in pounds, for personal contract purchase. */
  Residual?: number
  /** The total amount payable in pounds, including the deposit. */
  TotalAmountPayable?: number
  /** The annual percentage rate of charge, to one decimal place. */
  Apr?: number
  /** The fixed rate of interest, in per cent a year. */
  RateOfInterest?: number
  /** The actions available for the quote. */
  QuoteActions: QuoteActions
}

/** The actions available for the quote. */
export interface QuoteActions {
  /**
   * The address of the page for applying.
   *
   * @format uri
   */
  Apply?: string
}
