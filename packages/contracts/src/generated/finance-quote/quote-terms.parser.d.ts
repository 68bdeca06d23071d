// Generated from schemas/services/finance-quote/quote-terms.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { QuoteTerms } from "./quote-terms.js"

export declare function parseQuoteTerms(value: unknown): QuoteTerms | null
