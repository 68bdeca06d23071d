// Generated from schemas/blocks/file-download-list/file-download-list.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { findConcerns } from "./concerns.js"
import { fileFieldSchema, richTextFieldSchema, textFieldSchema, titleTagSchema } from "./fields.zod.js"
import { fileDownloadListGuide } from "./file-download-list.messages.js"
import { describe } from "./messages.js"
import { findFaults, must, z } from "./zod.js"

export const fileDownloadListFileSchema = z.strictObject({
  file: fileFieldSchema,
  title: textFieldSchema.optional(),
})

export const fileDownloadListSchema = z.strictObject({
  title: textFieldSchema.optional(),
  titleTag: titleTagSchema.default("h2"),
  text: richTextFieldSchema.optional(),
  files: z
    .array(fileDownloadListFileSchema)
    .check(must("maxItems", (list) => list.length <= 50, { limit: 50 }))
    .optional(),
  action: z.enum(["Download", "Open"]).default("Download"),
  backgroundColor: z.enum(["None", "BackgroundColor1", "BackgroundColor2", "BackgroundColor3"]).default("None"),
})

/** Returns the issues of the fields of a file download list, each with a message for the editor. */
export function explainFileDownloadList(value, options) {
  const faults = [...findFaults(fileDownloadListSchema, value), ...findConcerns(value, fileDownloadListGuide)]
  return describe(faults, value, fileDownloadListGuide, options)
}
