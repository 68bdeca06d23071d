// Generated from schemas/blocks/picture/picture.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { findConcerns } from "./concerns.js"
import { imageFieldSchema, textFieldSchema } from "./fields.zod.js"
import { describe } from "./messages.js"
import { pictureGuide } from "./picture.messages.js"
import { findFaults, z } from "./zod.js"

export const pictureSchema = z.strictObject({
  imageDesktop: imageFieldSchema.optional(),
  imagePhone: imageFieldSchema.optional(),
  caption: textFieldSchema.optional(),
  width: z.enum(["Content", "Wide", "Full"]).default("Content"),
})

/** Returns the issues of the fields of a picture, each with a message for the editor. */
export function explainPicture(value, options) {
  const faults = [...findFaults(pictureSchema, value), ...findConcerns(value, pictureGuide)]
  return describe(faults, value, pictureGuide, options)
}
