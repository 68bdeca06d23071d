// Generated from schemas/blocks/dealership-page/dealership-page.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { findConcerns } from "./concerns.js"
import { dealershipPageGuide } from "./dealership-page.messages.js"
import { linkFieldSchema } from "./fields.zod.js"
import { describe } from "./messages.js"
import { findFaults, z } from "./zod.js"

export const dealershipPageSchema = z.strictObject({
  bookServiceLink: linkFieldSchema.optional(),
})

/** Returns the issues of the fields of a dealership page, each with a message for the editor. */
export function explainDealershipPage(value, options) {
  const faults = [...findFaults(dealershipPageSchema, value), ...findConcerns(value, dealershipPageGuide)]
  return describe(faults, value, dealershipPageGuide, options)
}
