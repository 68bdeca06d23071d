// Generated from schemas/site/pages by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { findConcerns } from "./concerns.js"
import { dateFieldSchema, imageFieldSchema, referenceListSchema, textFieldSchema } from "./fields.zod.js"
import { describe } from "./messages.js"
import { dealershipPageGuide, storyPageGuide } from "./pages.messages.js"
import { findFaults, z } from "./zod.js"

export const dealershipPageSchema = z.strictObject({
  streetAddress: textFieldSchema.optional(),
  postalCode: textFieldSchema.optional(),
  city: textFieldSchema.optional(),
  position: textFieldSchema.optional(),
  telephone: textFieldSchema.optional(),
  openingHours: textFieldSchema.optional(),
  workshopHours: textFieldSchema.optional(),
})

export const storyPageSchema = z.strictObject({
  title: textFieldSchema.optional(),
  premble: textFieldSchema.optional(),
  date: dateFieldSchema.optional(),
  author: textFieldSchema.optional(),
  image: imageFieldSchema.optional(),
  tags: referenceListSchema.optional(),
})

/** Returns the issues of a dealership page, each with a message for the editor. */
export function explainDealershipPage(value, options) {
  const faults = [...findFaults(dealershipPageSchema, value), ...findConcerns(value, dealershipPageGuide)]
  return describe(faults, value, dealershipPageGuide, options)
}

/** Returns the issues of a story page, each with a message for the editor. */
export function explainStoryPage(value, options) {
  const faults = [...findFaults(storyPageSchema, value), ...findConcerns(value, storyPageGuide)]
  return describe(faults, value, storyPageGuide, options)
}
