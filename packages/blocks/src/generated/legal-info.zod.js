// Generated from schemas/blocks/legal-info/legal-info.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { findConcerns } from "./concerns.js"
import { linkFieldSchema, richTextFieldSchema, textFieldSchema, titleTagSchema } from "./fields.zod.js"
import { legalInfoGuide } from "./legal-info.messages.js"
import { describe } from "./messages.js"
import { findFaults, z } from "./zod.js"

export const legalInfoSchema = z.strictObject({
  title: textFieldSchema.optional(),
  titleTag: titleTagSchema.default("h2"),
  text: richTextFieldSchema.optional(),
  link: linkFieldSchema.optional(),
  isFolded: z.boolean().default(false),
})

/** Returns the issues of the fields of a legal info, each with a message for the editor. */
export function explainLegalInfo(value, options) {
  const faults = [...findFaults(legalInfoSchema, value), ...findConcerns(value, legalInfoGuide)]
  return describe(faults, value, legalInfoGuide, options)
}
