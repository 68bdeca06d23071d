// Generated from schemas/services/finance-quote/finance-product.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { FinanceProduct } from "./finance-product.js"

export declare function parseFinanceProduct(value: unknown): FinanceProduct | null
