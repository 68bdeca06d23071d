// Generated from schemas/blocks/tire-hotel/tire-hotel.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { findConcerns } from "./concerns.js"
import { linkFieldSchema, richTextFieldSchema, textFieldSchema, titleTagSchema } from "./fields.zod.js"
import { describe } from "./messages.js"
import { tireHotelGuide } from "./tire-hotel.messages.js"
import { findFaults, z } from "./zod.js"

export const tireHotelSchema = z.strictObject({
  title: textFieldSchema.optional(),
  titleTag: titleTagSchema.default("h2"),
  text: richTextFieldSchema.optional(),
  contactLink: linkFieldSchema.optional(),
  bookServiceLink: linkFieldSchema.optional(),
  backgroundColor: z.enum(["None", "BackgroundColor1", "BackgroundColor2", "BackgroundColor3"]).default("None"),
})

/** What is wrong with the fields of a tire hotel, in an editor's words: nothing, or one issue for each fault. */
export function explainTireHotel(value, options) {
  const faults = [...findFaults(tireHotelSchema, value), ...findConcerns(value, tireHotelGuide)]
  return describe(faults, value, tireHotelGuide, options)
}
