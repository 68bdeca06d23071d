// Generated from schemas/blocks/dealership-teasers/dealership-teasers.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { findConcerns } from "./concerns.js"
import { dealershipTeasersGuide } from "./dealership-teasers.messages.js"
import { linkFieldSchema, textFieldSchema, titleTagSchema } from "./fields.zod.js"
import { describe } from "./messages.js"
import { findFaults, z } from "./zod.js"

export const dealershipTeasersSchema = z.strictObject({
  title: textFieldSchema.optional(),
  titleTag: titleTagSchema.default("h2"),
  selection: z.enum(["Workshops", "First"]).default("Workshops"),
  link: linkFieldSchema.optional(),
})

/** Returns the issues of the fields of the dealership teasers, each with a message for the editor. */
export function explainDealershipTeasers(value, options) {
  const faults = [...findFaults(dealershipTeasersSchema, value), ...findConcerns(value, dealershipTeasersGuide)]
  return describe(faults, value, dealershipTeasersGuide, options)
}
