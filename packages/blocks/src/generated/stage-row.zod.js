// Generated from schemas/blocks/stage-row/stage-row.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { findConcerns } from "./concerns.js"
import {
  imageFieldSchema,
  linkFieldSchema,
  richTextFieldSchema,
  textFieldSchema,
  titleTagSchema,
} from "./fields.zod.js"
import { describe } from "./messages.js"
import { stageRowGuide } from "./stage-row.messages.js"
import { findFaults, must, z } from "./zod.js"

export const stageRowStageSchema = z.strictObject({
  image: imageFieldSchema.optional(),
  title: textFieldSchema,
  text: textFieldSchema.optional(),
  link: linkFieldSchema.optional(),
})

export const stageRowSchema = z.strictObject({
  title: textFieldSchema.optional(),
  titleTag: titleTagSchema.default("h2"),
  text: richTextFieldSchema.optional(),
  columns: z.enum(["3", "4"]).default("3"),
  stages: z
    .array(stageRowStageSchema)
    .check(must("maxItems", (list) => list.length <= 12, { limit: 12 }))
    .optional(),
  backgroundColor: z.enum(["None", "BackgroundColor1", "BackgroundColor2", "BackgroundColor3"]).default("None"),
})

/** Returns the issues of the fields of a stage row, each with a message for the editor. */
export function explainStageRow(value, options) {
  const faults = [...findFaults(stageRowSchema, value), ...findConcerns(value, stageRowGuide)]
  return describe(faults, value, stageRowGuide, options)
}
