// Generated from schemas/services/finance-quote/quote-block.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { QuoteBlock, QuoteDetail } from "./quote-block.js"

export declare function parseQuoteBlock(value: unknown): QuoteBlock | null
export declare function parseQuoteDetail(value: unknown): QuoteDetail | null
