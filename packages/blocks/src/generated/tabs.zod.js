// Generated from schemas/blocks/tabs/tabs.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { findConcerns } from "./concerns.js"
import {
  imageFieldSchema,
  linkFieldSchema,
  richTextFieldSchema,
  textFieldSchema,
  titleTagSchema,
} from "./fields.zod.js"
import { describe } from "./messages.js"
import { tabsGuide } from "./tabs.messages.js"
import { findFaults, must, z } from "./zod.js"

export const tabsTabSchema = z.strictObject({
  label: textFieldSchema,
  text: richTextFieldSchema.optional(),
  link: linkFieldSchema.optional(),
  image: imageFieldSchema.optional(),
})

export const tabsSchema = z.strictObject({
  title: textFieldSchema.optional(),
  titleTag: titleTagSchema.default("h2"),
  tabs: z
    .array(tabsTabSchema)
    .check(must("maxItems", (list) => list.length <= 8, { limit: 8 }))
    .optional(),
  backgroundColor: z.enum(["None", "BackgroundColor1", "BackgroundColor2", "BackgroundColor3"]).default("None"),
})

/** Returns the issues of the fields of the tabs, each with a message for the editor. */
export function explainTabs(value, options) {
  const faults = [...findFaults(tabsSchema, value), ...findConcerns(value, tabsGuide)]
  return describe(faults, value, tabsGuide, options)
}
