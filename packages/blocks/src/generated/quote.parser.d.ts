// Generated from schemas/blocks/quote/quote.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Quote } from "./quote.js"

export declare function parseQuote(value: unknown): Quote | null
