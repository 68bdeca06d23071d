// Generated from schemas/blocks/contact-choices/contact-choices.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { findConcerns } from "./concerns.js"
import { contactChoicesGuide } from "./contact-choices.messages.js"
import { imageFieldSchema, linkFieldSchema, textFieldSchema, titleTagSchema } from "./fields.zod.js"
import { describe } from "./messages.js"
import { findFaults, must, z } from "./zod.js"

export const contactChoiceSchema = z.strictObject({
  title: textFieldSchema,
  text: textFieldSchema.optional(),
  image: imageFieldSchema.optional(),
  phone: linkFieldSchema.optional(),
  email: linkFieldSchema.optional(),
  link: linkFieldSchema.optional(),
  hours: z
    .string()
    .regex(/^(([MTWFS][aehoru]([-–][MTWFS][aehoru])?,? ?)+([0-2]\d:[0-5]\d[-–][0-2]\d:[0-5]\d(, ?|$))+)+$/u)
    .optional(),
})

export const contactChoicesSchema = z.strictObject({
  title: textFieldSchema.optional(),
  titleTag: titleTagSchema.default("h2"),
  text: textFieldSchema.optional(),
  choices: z
    .array(contactChoiceSchema)
    .check(must("maxItems", (list) => list.length <= 6, { limit: 6 }))
    .optional(),
  backgroundColor: z.enum(["None", "BackgroundColor1", "BackgroundColor2", "BackgroundColor3"]).default("None"),
})

/** Returns the issues of the fields of the contact choices, each with a message for the editor. */
export function explainContactChoices(value, options) {
  const faults = [...findFaults(contactChoicesSchema, value), ...findConcerns(value, contactChoicesGuide)]
  return describe(faults, value, contactChoicesGuide, options)
}
