// Generated from schemas/blocks/quote/quote.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Quote } from "./quote.ts"

/** What a quote has where its editor chose nothing. */
export const quoteDefaults = { backgroundColor: "None" } satisfies Partial<Quote>
