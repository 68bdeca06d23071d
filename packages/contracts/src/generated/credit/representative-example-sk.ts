// Generated from schemas/services/credit/representative-example-sk.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseSlovakExample } from "./representative-example-sk.parser.js"

/**
 * The representative example of a Slovak consumer credit, in the order in which it is shown. Source: zákon č.
 * 129/2010 Z. z., and Directive (EU) 2023/2225, article 8.
 */
export interface SlovakExample {
  /**
   * The effective annual rate in percent, which is called the representative APR in the United Kingdom.
   *
   * @minimum 0
   */
  effectiveRate: number
  /**
   * The nominal annual interest rate in percent.
   *
   * @minimum 0
   * @maximum 100
   */
  rate: number
  /** The kind of rate. */
  rateKind: "fixed" | "variable"
  /**
   * The fee for setting up the credit.
   *
   * @minimum 0
   * @maximum 100000000
   */
  setUpFee: number
  /**
   * The fee on each invoice.
   *
   * @minimum 0
   * @maximum 100000000
   */
  invoiceFee: number
  /**
   * The total amount of credit.
   *
   * @maximum 100000000
   * @exclusiveMinimum 0
   */
  credit: number
  /**
   * The duration of the credit in months.
   *
   * @minimum 1
   * @maximum 240
   */
  months: number
  /**
   * The price of the car if it is not financed.
   *
   * @maximum 100000000
   * @exclusiveMinimum 0
   */
  cashPrice: number
  /**
   * The payment in advance.
   *
   * @minimum 0
   * @maximum 100000000
   */
  deposit: number
  /**
   * The final payment. It is zero if the instalments repay the whole credit.
   *
   * @minimum 0
   * @maximum 100000000
   */
  residual: number
  /**
   * The amount of each monthly invoice, including its fee.
   *
   * @maximum 100000000
   * @exclusiveMinimum 0
   */
  monthly: number
  /**
   * The total cost of the credit.
   *
   * @minimum 0
   * @maximum 100000000
   */
  cost: number
  /**
   * The total amount to repay, without the deposit.
   *
   * @maximum 100000000
   * @exclusiveMinimum 0
   */
  total: number
}
