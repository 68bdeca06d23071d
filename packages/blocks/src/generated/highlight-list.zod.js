// Generated from schemas/blocks/highlight-list/highlight-list.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { findConcerns } from "./concerns.js"
import { linkFieldSchema, richTextFieldSchema, textFieldSchema, titleTagSchema } from "./fields.zod.js"
import { highlightListGuide } from "./highlight-list.messages.js"
import { describe } from "./messages.js"
import { findFaults, must, z } from "./zod.js"

export const highlightListHighlightSchema = z.strictObject({
  title: textFieldSchema,
  text: textFieldSchema.optional(),
})

export const highlightListSchema = z.strictObject({
  title: textFieldSchema.optional(),
  titleTag: titleTagSchema.default("h2"),
  text: richTextFieldSchema.optional(),
  marker: z.enum(["Check", "Number"]).default("Check"),
  highlights: z
    .array(highlightListHighlightSchema)
    .check(must("maxItems", (list) => list.length <= 12, { limit: 12 }))
    .optional(),
  link: linkFieldSchema.optional(),
  backgroundColor: z.enum(["None", "BackgroundColor1", "BackgroundColor2", "BackgroundColor3"]).default("None"),
})

/** Returns the issues of the fields of a highlight list, each with a message for the editor. */
export function explainHighlightList(value, options) {
  const faults = [...findFaults(highlightListSchema, value), ...findConcerns(value, highlightListGuide)]
  return describe(faults, value, highlightListGuide, options)
}
