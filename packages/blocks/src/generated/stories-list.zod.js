// Generated from schemas/blocks/stories-list/stories-list.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { findConcerns } from "./concerns.js"
import { referenceSchema, textFieldSchema, titleTagSchema } from "./fields.zod.js"
import { describe } from "./messages.js"
import { storiesListGuide } from "./stories-list.messages.js"
import { findFaults, z } from "./zod.js"

export const storiesListSchema = z.strictObject({
  title: textFieldSchema.optional(),
  titleTag: titleTagSchema.default("h1"),
  text: textFieldSchema.optional(),
  storiesIndex: referenceSchema.optional(),
})

/** Returns the issues of the fields of a stories list, each with a message for the editor. */
export function explainStoriesList(value, options) {
  const faults = [...findFaults(storiesListSchema, value), ...findConcerns(value, storiesListGuide)]
  return describe(faults, value, storiesListGuide, options)
}
