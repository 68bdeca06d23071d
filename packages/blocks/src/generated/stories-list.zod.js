// Generated from schemas/blocks/stories-list/stories-list.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { findConcerns } from "./concerns.js"
import { referenceSchema, storyEntrySchema, storyTagSchema, textFieldSchema, titleTagSchema } from "./fields.zod.js"
import { describe } from "./messages.js"
import { storiesListGuide } from "./stories-list.messages.js"
import { findFaults, must, z } from "./zod.js"

export const storiesListSchema = z.strictObject({
  title: textFieldSchema.optional(),
  titleTag: titleTagSchema.default("h1"),
  text: textFieldSchema.optional(),
  storiesIndex: referenceSchema.optional(),
  layout: z.enum(["Default", "Variant 2"]).default("Default"),
  showDates: z.boolean().default(true),
  highlightLatestStory: z.boolean().default(false),
  stories: z
    .array(storyEntrySchema)
    .check(must("maxItems", (list) => list.length <= 100, { limit: 100 }))
    .optional(),
  tags: z
    .array(storyTagSchema)
    .check(must("maxItems", (list) => list.length <= 100, { limit: 100 }))
    .optional(),
  chosenTags: z
    .array(z.string().min(1))
    .check(must("maxItems", (list) => list.length <= 20, { limit: 20 }))
    .optional(),
  root: z.string().min(1).optional(),
  total: z.number().check(must("type", Number.isInteger)).min(0).optional(),
  pages: z.number().check(must("type", Number.isInteger)).min(1).default(1),
  nextPage: z.string().min(1).optional(),
})

/** Returns the issues of the fields of a stories list, each with a message for the editor. */
export function explainStoriesList(value, options) {
  const faults = [...findFaults(storiesListSchema, value), ...findConcerns(value, storiesListGuide)]
  return describe(faults, value, storiesListGuide, options)
}
