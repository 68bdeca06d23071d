// Generated from schemas/services/finance-quote/quote.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Quote, QuoteActions, QuoteFee } from "./quote.js"

export declare function parseQuote(value: unknown): Quote | null
export declare function parseQuoteFee(value: unknown): QuoteFee | null
export declare function parseQuoteActions(value: unknown): QuoteActions | null
