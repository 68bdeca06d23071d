// Generated from schemas/blocks/table/table.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { findConcerns } from "./concerns.js"
import { textFieldSchema, titleTagSchema } from "./fields.zod.js"
import { describe } from "./messages.js"
import { tableGuide } from "./table.messages.js"
import { findFaults, must, z } from "./zod.js"

export const tableColumnSchema = z.strictObject({
  heading: textFieldSchema,
  isNumber: z.boolean().default(false),
})

export const tableCellSchema = z.strictObject({
  text: textFieldSchema,
})

export const tableRowSchema = z.strictObject({
  cells: z
    .array(tableCellSchema)
    .check(must("minItems", (list) => list.length >= 1, { limit: 1 }))
    .check(must("maxItems", (list) => list.length <= 8, { limit: 8 })),
})

export const tableSchema = z.strictObject({
  title: textFieldSchema.optional(),
  titleTag: titleTagSchema.default("h2"),
  caption: textFieldSchema.optional(),
  columns: z
    .array(tableColumnSchema)
    .check(must("minItems", (list) => list.length >= 1, { limit: 1 }))
    .check(must("maxItems", (list) => list.length <= 8, { limit: 8 })),
  rows: z
    .array(tableRowSchema)
    .check(must("maxItems", (list) => list.length <= 60, { limit: 60 }))
    .optional(),
  hasRowHeadings: z.boolean().default(true),
  note: textFieldSchema.optional(),
})

/** Returns the issues of the fields of a table, each with a message for the editor. */
export function explainTable(value, options) {
  const faults = [...findFaults(tableSchema, value), ...findConcerns(value, tableGuide)]
  return describe(faults, value, tableGuide, options)
}
