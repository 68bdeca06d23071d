// Generated from schemas/blocks/dealership-list/dealership-list.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { findConcerns } from "./concerns.js"
import { dealershipListGuide } from "./dealership-list.messages.js"
import { textFieldSchema, titleTagSchema } from "./fields.zod.js"
import { describe } from "./messages.js"
import { findFaults, z } from "./zod.js"

export const dealershipListSchema = z.strictObject({
  title: textFieldSchema.optional(),
  titleTag: titleTagSchema.default("h1"),
})

/** Returns the issues of the fields of a dealership list, each with a message for the editor. */
export function explainDealershipList(value, options) {
  const faults = [...findFaults(dealershipListSchema, value), ...findConcerns(value, dealershipListGuide)]
  return describe(faults, value, dealershipListGuide, options)
}
