// Generated from schemas/blocks/news-banner/news-banner.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { findConcerns } from "./concerns.js"
import { dateFieldSchema, linkFieldSchema, textFieldSchema } from "./fields.zod.js"
import { describe } from "./messages.js"
import { newsBannerGuide } from "./news-banner.messages.js"
import { findFaults, z } from "./zod.js"

export const newsBannerSchema = z.strictObject({
  label: textFieldSchema.optional(),
  date: dateFieldSchema.optional(),
  text: textFieldSchema,
  link: linkFieldSchema.optional(),
  look: z.enum(["Quiet", "Accent", "Dark"]).default("Quiet"),
})

/** Returns the issues of the fields of a news banner, each with a message for the editor. */
export function explainNewsBanner(value, options) {
  const faults = [...findFaults(newsBannerSchema, value), ...findConcerns(value, newsBannerGuide)]
  return describe(faults, value, newsBannerGuide, options)
}
