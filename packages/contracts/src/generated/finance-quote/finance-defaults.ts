// Generated from schemas/services/finance-quote/finance-defaults.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { FinanceProduct } from "./finance-product.ts"

export { parseFinanceDefaults } from "./finance-defaults.parser.js"

/** The finance products for a vehicle. Spec 2 §7. */
export interface FinanceDefaults {
  /** The products, in display order. */
  Products: FinanceProduct[]
}
