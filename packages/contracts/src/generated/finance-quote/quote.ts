// Generated from schemas/services/finance-quote/quote.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseQuote, parseQuoteActions } from "./quote.parser.js"

/** What it comes to. Spec 2 §3. */
export interface Quote {
  /**
   * Names the quote.
   *
   * @minLength 1
   * @maxLength 100
   */
  QuoteReference: string
  /** Pounds that are paid at once. */
  TotalDeposit: number
  /** Pounds a month. */
  TotalRegularPayment: number
  /** How many payments there are. */
  TotalNumberOfRegularPayments?: number
  /** Months. */
  Term: number
  /** Miles a year; of personal contract purchase. */
  AnnualMileage?: number
  /** Pounds of the optional final payment; of personal contract purchase. */
  Residual?: number
  /** Pounds that are paid altogether, with the deposit. */
  TotalAmountPayable?: number
  /** Annual percentage rate of charge, to one decimal. */
  Apr?: number
  /** Fixed rate of interest, per cent a year. */
  RateOfInterest?: number
  /** What can be done with it. */
  QuoteActions: QuoteActions
}

/** What can be done with it. */
export interface QuoteActions {
  /**
   * Address at which the visitor applies.
   *
   * @format uri
   */
  Apply?: string
}
