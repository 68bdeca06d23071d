// Generated from schemas/blocks/contact-person/contact-person.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { findConcerns } from "./concerns.js"
import { contactPersonGuide } from "./contact-person.messages.js"
import { imageFieldSchema, linkFieldSchema, textFieldSchema, titleTagSchema } from "./fields.zod.js"
import { describe } from "./messages.js"
import { findFaults, must, z } from "./zod.js"

export const personSchema = z.strictObject({
  name: textFieldSchema,
  role: textFieldSchema.optional(),
  text: textFieldSchema.optional(),
  phone: linkFieldSchema.optional(),
  email: linkFieldSchema.optional(),
  image: imageFieldSchema.optional(),
})

export const contactPersonSchema = z.strictObject({
  title: textFieldSchema.optional(),
  titleTag: titleTagSchema.default("h2"),
  text: textFieldSchema.optional(),
  people: z
    .array(personSchema)
    .check(must("maxItems", (list) => list.length <= 12, { limit: 12 }))
    .optional(),
  backgroundColor: z.enum(["None", "BackgroundColor1", "BackgroundColor2", "BackgroundColor3"]).default("None"),
})

/** Returns the issues of the fields of a contact person, each with a message for the editor. */
export function explainContactPerson(value, options) {
  const faults = [...findFaults(contactPersonSchema, value), ...findConcerns(value, contactPersonGuide)]
  return describe(faults, value, contactPersonGuide, options)
}
