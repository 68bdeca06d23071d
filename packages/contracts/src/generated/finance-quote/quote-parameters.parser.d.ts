// Generated from schemas/services/finance-quote/quote-parameters.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { QuoteParameters } from "./quote-parameters.js"

export declare function parseQuoteParameters(value: unknown): QuoteParameters | null
