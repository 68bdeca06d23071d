// Generated from schemas/blocks/story-page/story-page.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { findConcerns } from "./concerns.js"
import { richTextFieldSchema } from "./fields.zod.js"
import { describe } from "./messages.js"
import { storyPageGuide } from "./story-page.messages.js"
import { findFaults, z } from "./zod.js"

export const storyPageSchema = z.strictObject({
  text: richTextFieldSchema.optional(),
})

/** Returns the issues of the fields of a story page, each with a message for the editor. */
export function explainStoryPage(value, options) {
  const faults = [...findFaults(storyPageSchema, value), ...findConcerns(value, storyPageGuide)]
  return describe(faults, value, storyPageGuide, options)
}
