// Generated from schemas/blocks/stories-teaser/stories-teaser.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { findConcerns } from "./concerns.js"
import { referenceSchema, textFieldSchema, titleTagSchema } from "./fields.zod.js"
import { describe } from "./messages.js"
import { storiesTeaserGuide } from "./stories-teaser.messages.js"
import { findFaults, z } from "./zod.js"

export const storiesTeaserSchema = z.strictObject({
  title: textFieldSchema.optional(),
  titleTag: titleTagSchema.default("h2"),
  storiesIndex: referenceSchema.optional(),
  layout: z.enum(["Default", "Variant 2"]).default("Default"),
  showDates: z.boolean().default(true),
  showMoreText: textFieldSchema.optional(),
})

/** Returns the issues of the fields of a stories teaser, each with a message for the editor. */
export function explainStoriesTeaser(value, options) {
  const faults = [...findFaults(storiesTeaserSchema, value), ...findConcerns(value, storiesTeaserGuide)]
  return describe(faults, value, storiesTeaserGuide, options)
}
