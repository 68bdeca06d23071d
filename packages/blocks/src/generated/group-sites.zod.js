// Generated from schemas/blocks/group-sites/group-sites.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { findConcerns } from "./concerns.js"
import { imageFieldSchema, linkFieldSchema, textFieldSchema, titleTagSchema } from "./fields.zod.js"
import { groupSitesGuide } from "./group-sites.messages.js"
import { describe } from "./messages.js"
import { findFaults, must, z } from "./zod.js"

export const chosenSiteSchema = z.strictObject({
  country: textFieldSchema.optional(),
  name: textFieldSchema,
  text: textFieldSchema.optional(),
  link: linkFieldSchema,
  language: z.enum(["sv", "nb", "da", "en", "fi", "sk"]).optional(),
  image: imageFieldSchema.optional(),
})

export const groupSitesSchema = z.strictObject({
  title: textFieldSchema.optional(),
  titleTag: titleTagSchema.default("h2"),
  text: textFieldSchema.optional(),
  sites: z
    .array(chosenSiteSchema)
    .check(must("maxItems", (list) => list.length <= 40, { limit: 40 }))
    .optional(),
  backgroundColor: z.enum(["None", "BackgroundColor1", "BackgroundColor2", "BackgroundColor3"]).default("None"),
})

/** Returns the issues of the fields of the group sites, each with a message for the editor. */
export function explainGroupSites(value, options) {
  const faults = [...findFaults(groupSitesSchema, value), ...findConcerns(value, groupSitesGuide)]
  return describe(faults, value, groupSitesGuide, options)
}
