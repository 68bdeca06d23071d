// Generated from schemas/blocks/faq-list/faq-list.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { findConcerns } from "./concerns.js"
import { faqListGuide } from "./faq-list.messages.js"
import { linkFieldSchema, richTextFieldSchema, textFieldSchema, titleTagSchema } from "./fields.zod.js"
import { describe } from "./messages.js"
import { findFaults, must, z } from "./zod.js"

export const faqListQuestionSchema = z.strictObject({
  question: textFieldSchema,
  answer: richTextFieldSchema.optional(),
})

export const faqListSchema = z.strictObject({
  title: textFieldSchema.optional(),
  titleTag: titleTagSchema.default("h2"),
  text: richTextFieldSchema.optional(),
  questions: z
    .array(faqListQuestionSchema)
    .check(must("maxItems", (list) => list.length <= 30, { limit: 30 }))
    .optional(),
  link: linkFieldSchema.optional(),
  closesOthers: z.boolean().default(false),
  backgroundColor: z.enum(["None", "BackgroundColor1", "BackgroundColor2", "BackgroundColor3"]).default("None"),
  isForSearchEngines: z.boolean().default(true),
})

/** Returns the issues of the fields of a faq list, each with a message for the editor. */
export function explainFaqList(value, options) {
  const faults = [...findFaults(faqListSchema, value), ...findConcerns(value, faqListGuide)]
  return describe(faults, value, faqListGuide, options)
}
