// Generated from schemas/blocks/text-section/text-section.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { findConcerns } from "./concerns.js"
import { linkFieldSchema, richTextFieldSchema, textFieldSchema, titleTagSchema } from "./fields.zod.js"
import { describe } from "./messages.js"
import { textSectionGuide } from "./text-section.messages.js"
import { findFaults, z } from "./zod.js"

export const textSectionSchema = z.strictObject({
  title: textFieldSchema.optional(),
  titleTag: titleTagSchema.default("h2"),
  preamble: textFieldSchema.optional(),
  text: richTextFieldSchema.optional(),
  link: linkFieldSchema.optional(),
  layout: z.enum(["Stacked", "Beside", "Columns"]).default("Stacked"),
  backgroundColor: z.enum(["None", "BackgroundColor1", "BackgroundColor2", "BackgroundColor3"]).default("None"),
})

/** Returns the issues of the fields of a text section, each with a message for the editor. */
export function explainTextSection(value, options) {
  const faults = [...findFaults(textSectionSchema, value), ...findConcerns(value, textSectionGuide)]
  return describe(faults, value, textSectionGuide, options)
}
