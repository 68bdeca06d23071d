// Generated from schemas/blocks/workshop-booking/workshop-booking.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { getLength } from "./checks.js"
import { findConcerns } from "./concerns.js"
import { linkFieldSchema, richTextFieldSchema, textFieldSchema, titleTagSchema } from "./fields.zod.js"
import { describe } from "./messages.js"
import { workshopBookingGuide } from "./workshop-booking.messages.js"
import { findFaults, must, z } from "./zod.js"

export const workshopBookingElsewhereSchema = z.strictObject({
  link: linkFieldSchema,
})

export const workshopBookingBrandSchema = z.strictObject({
  name: textFieldSchema,
})

export const workshopBookingSchema = z.strictObject({
  title: textFieldSchema.optional(),
  titleTag: titleTagSchema.default("h2"),
  text: richTextFieldSchema.optional(),
  elsewhere: z
    .array(workshopBookingElsewhereSchema)
    .check(must("maxItems", (list) => list.length <= 8, { limit: 8 }))
    .optional(),
  brands: z
    .array(workshopBookingBrandSchema)
    .check(must("maxItems", (list) => list.length <= 60, { limit: 60 }))
    .optional(),
  damageLink: linkFieldSchema.optional(),
  phoneLink: linkFieldSchema.optional(),
  contactLink: linkFieldSchema.optional(),
  personalPlate: z
    .string()
    .min(1)
    .check(must("maxLength", (text) => getLength(text) <= 6, { limit: 6 }))
    .optional(),
  backgroundColor: z.enum(["None", "BackgroundColor1", "BackgroundColor2", "BackgroundColor3"]).default("None"),
})

/** Returns the issues of the fields of a workshop booking, each with a message for the editor. */
export function explainWorkshopBooking(value, options) {
  const faults = [...findFaults(workshopBookingSchema, value), ...findConcerns(value, workshopBookingGuide)]
  return describe(faults, value, workshopBookingGuide, options)
}
