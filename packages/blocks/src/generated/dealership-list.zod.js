// Generated from schemas/blocks/dealership-list/dealership-list.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { getLength } from "./checks.js"
import { findConcerns } from "./concerns.js"
import { dealershipListGuide } from "./dealership-list.messages.js"
import { textFieldSchema, titleTagSchema } from "./fields.zod.js"
import { describe } from "./messages.js"
import { findFaults, must, z } from "./zod.js"

export const dealershipListSchema = z.strictObject({
  title: textFieldSchema,
  titleTag: titleTagSchema.default("h1"),
  keyphrase: z
    .string()
    .check(must("maxLength", (text) => getLength(text) <= 200, { limit: 200 }))
    .optional(),
  found: z
    .string()
    .check(must("minLength", (text) => getLength(text) >= 2, { limit: 2 }))
    .optional(),
})

/** Returns the issues of the fields of a dealership list, each with a message for the editor. */
export function explainDealershipList(value, options) {
  const faults = [...findFaults(dealershipListSchema, value), ...findConcerns(value, dealershipListGuide)]
  return describe(faults, value, dealershipListGuide, options)
}
