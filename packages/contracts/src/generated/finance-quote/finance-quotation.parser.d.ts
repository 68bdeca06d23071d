// Generated from schemas/services/finance-quote/finance-quotation.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Finance, FinanceNotification, FinanceQuotation, QuotedProduct } from "./finance-quotation.js"

export declare function parseFinanceQuotation(value: unknown): FinanceQuotation | null
export declare function parseFinance(value: unknown): Finance | null
export declare function parseQuotedProduct(value: unknown): QuotedProduct | null
export declare function parseFinanceNotification(value: unknown): FinanceNotification | null
