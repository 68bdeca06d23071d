// Generated from schemas/blocks/quote/quote.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { DescribeOptions, Issue } from "./messages.js"
import type { Quote } from "./quote.js"
import type { Schema } from "./zod.js"

export declare const quoteSchema: Schema<Quote>

export declare function explainQuote(value: unknown, options?: DescribeOptions): Issue[]
