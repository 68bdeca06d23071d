// Generated from schemas/services/finance-quote/quote.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseQuote, parseQuoteActions, parseQuoteFee } from "./quote.parser.js"

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
  /** The rate of interest, in per cent a year. */
  RateOfInterest?: number
  /** The cash price of the vehicle in pounds. */
  CashPrice?: number
  /** The amount of credit in pounds: the cash price without the deposit. */
  AmountOfCredit?: number
  /** The duration of the agreement in months, which includes a final payment after the last regular payment. */
  AgreementDuration?: number
  /** True if the rate of interest is fixed for the whole agreement. */
  RateIsFixed?: boolean
  /** The fees of the agreement, or an empty list if there are none. */
  Fees?: QuoteFee[]
  /** The total charge for credit in pounds. */
  TotalChargeForCredit?: number
  /** The actions available for the quote. */
  QuoteActions: QuoteActions
}

export interface QuoteFee {
  /**
   * The name of the fee, shown to visitors.
   *
   * @minLength 1
   */
  Name: string
  /** The amount in pounds. */
  Amount: number
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
