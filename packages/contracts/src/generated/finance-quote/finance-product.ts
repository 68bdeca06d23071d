// Generated from schemas/services/finance-quote/finance-product.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { FinanceOption } from "./finance-option.ts"

export { parseFinanceProduct } from "./finance-product.parser.js"

/** A way to finance the vehicle, and what may be chosen of it. Spec 2 §3. */
export interface FinanceProduct {
  /** Kind of the product: personal contract purchase or hire purchase. */
  FamilyKey: "PCP" | "HP"
  /**
   * Name towards visitors.
   *
   * @minLength 1
   */
  Name: string
  /** Months. */
  Term: FinanceOption
  /** Pounds that are paid at once. */
  Deposit: FinanceOption
  /** Pounds a month. */
  Payment: FinanceOption
  /** Miles a year; of personal contract purchase. */
  AnnualMileage?: FinanceOption
}
