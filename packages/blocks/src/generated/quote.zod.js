// Generated from schemas/blocks/quote/quote.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { findConcerns } from "./concerns.js"
import { imageFieldSchema, textFieldSchema } from "./fields.zod.js"
import { describe } from "./messages.js"
import { quoteGuide } from "./quote.messages.js"
import { findFaults, z } from "./zod.js"

export const quoteSchema = z.strictObject({
  text: textFieldSchema,
  name: textFieldSchema.optional(),
  role: textFieldSchema.optional(),
  image: imageFieldSchema.optional(),
  backgroundColor: z.enum(["None", "BackgroundColor1", "BackgroundColor2", "BackgroundColor3"]).default("None"),
})

/** Returns the issues of the fields of a quote, each with a message for the editor. */
export function explainQuote(value, options) {
  const faults = [...findFaults(quoteSchema, value), ...findConcerns(value, quoteGuide)]
  return describe(faults, value, quoteGuide, options)
}
