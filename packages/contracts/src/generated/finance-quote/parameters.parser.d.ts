// Generated from schemas/services/finance-quote/finance-quote.openapi.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { FindQuoteTermsParameters } from "./parameters.js"

export declare function parseFindQuoteTermsParameters(value: unknown): FindQuoteTermsParameters | null
