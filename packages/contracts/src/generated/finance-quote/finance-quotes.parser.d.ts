// Generated from schemas/services/finance-quote/finance-quotes.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { FinanceQuotes, QuotedVehicle } from "./finance-quotes.js"

export declare function parseFinanceQuotes(value: unknown): FinanceQuotes | null
export declare function parseQuotedVehicle(value: unknown): QuotedVehicle | null
