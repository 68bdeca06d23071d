// Generated from schemas/blocks/site-selection/site-selection.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { findConcerns } from "./concerns.js"
import { imageFieldSchema, linkFieldSchema, textFieldSchema, titleTagSchema } from "./fields.zod.js"
import { describe } from "./messages.js"
import { siteSelectionGuide } from "./site-selection.messages.js"
import { findFaults, must, z } from "./zod.js"

export const chosenSiteSchema = z.strictObject({
  country: textFieldSchema.optional(),
  name: textFieldSchema,
  text: textFieldSchema.optional(),
  link: linkFieldSchema,
  language: z.enum(["sv", "nb", "da", "en", "fi", "sk"]).optional(),
  image: imageFieldSchema.optional(),
})

export const siteSelectionSchema = z.strictObject({
  title: textFieldSchema.optional(),
  titleTag: titleTagSchema.default("h2"),
  text: textFieldSchema.optional(),
  sites: z
    .array(chosenSiteSchema)
    .check(must("maxItems", (list) => list.length <= 40, { limit: 40 }))
    .optional(),
  backgroundColor: z.enum(["None", "BackgroundColor1", "BackgroundColor2", "BackgroundColor3"]).default("None"),
})

/** Returns the issues of the fields of a site selection, each with a message for the editor. */
export function explainSiteSelection(value, options) {
  const faults = [...findFaults(siteSelectionSchema, value), ...findConcerns(value, siteSelectionGuide)]
  return describe(faults, value, siteSelectionGuide, options)
}
