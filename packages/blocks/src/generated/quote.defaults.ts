// Generated from schemas/blocks/quote/quote.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Quote } from "./quote.ts"

/** The default values of a quote. */
export const quoteDefaults = { backgroundColor: "None" } satisfies Partial<Quote>
