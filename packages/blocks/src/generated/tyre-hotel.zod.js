// Generated from schemas/blocks/tyre-hotel/tyre-hotel.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { findConcerns } from "./concerns.js"
import { linkFieldSchema, richTextFieldSchema, textFieldSchema, titleTagSchema } from "./fields.zod.js"
import { describe } from "./messages.js"
import { tyreHotelGuide } from "./tyre-hotel.messages.js"
import { findFaults, z } from "./zod.js"

export const tyreHotelSchema = z.strictObject({
  title: textFieldSchema.optional(),
  titleTag: titleTagSchema.default("h2"),
  text: richTextFieldSchema.optional(),
  contactLink: linkFieldSchema.optional(),
  bookServiceLink: linkFieldSchema.optional(),
  backgroundColor: z.enum(["None", "BackgroundColor1", "BackgroundColor2", "BackgroundColor3"]).default("None"),
})

/** Returns the issues of the fields of a tyre hotel, each with a message for the editor. */
export function explainTyreHotel(value, options) {
  const faults = [...findFaults(tyreHotelSchema, value), ...findConcerns(value, tyreHotelGuide)]
  return describe(faults, value, tyreHotelGuide, options)
}
