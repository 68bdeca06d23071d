// Generated from schemas/services/finance-quote/finance-product.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { FinanceOption } from "./finance-option.ts"

export { parseFinanceProduct } from "./finance-product.parser.js"

/** A finance product for the vehicle, with its options. Spec 2 §3. */
export interface FinanceProduct {
  /** The kind of product: personal contract purchase or hire purchase. */
  FamilyKey: "PCP" | "HP"
  /**
   * The product name shown to visitors.
   *
   * @minLength 1
   */
  Name: string
  /** The term in months. */
  Term: FinanceOption
  /** The deposit in pounds. */
  Deposit: FinanceOption
  /** The monthly payment in pounds. */
  Payment: FinanceOption
  /** The annual mileage in miles, for personal contract purchase. */
  AnnualMileage?: FinanceOption
}
