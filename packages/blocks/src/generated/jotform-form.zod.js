// Generated from schemas/blocks/jotform-form/jotform-form.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { findConcerns } from "./concerns.js"
import { linkFieldSchema, richTextFieldSchema, textFieldSchema, titleTagSchema } from "./fields.zod.js"
import { jotformFormGuide } from "./jotform-form.messages.js"
import { describe } from "./messages.js"
import { findFaults, z } from "./zod.js"

export const jotformFormSchema = z.strictObject({
  title: textFieldSchema.optional(),
  titleTag: titleTagSchema.default("h2"),
  text: richTextFieldSchema.optional(),
  formId: z
    .string()
    .regex(/^[0-9]{10,20}$/u)
    .optional(),
  dataCentre: z.enum(["EU", "Standard"]).default("EU"),
  link: linkFieldSchema.optional(),
  backgroundColor: z.enum(["None", "BackgroundColor1", "BackgroundColor2", "BackgroundColor3"]).default("None"),
})

/** Returns the issues of the fields of a jotform form, each with a message for the editor. */
export function explainJotformForm(value, options) {
  const faults = [...findFaults(jotformFormSchema, value), ...findConcerns(value, jotformFormGuide)]
  return describe(faults, value, jotformFormGuide, options)
}
