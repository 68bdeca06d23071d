// Generated from schemas/site/page.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { findConcerns } from "./concerns.js"
import { imageFieldSchema, linkFieldSchema, textFieldSchema } from "./fields.zod.js"
import { describe } from "./messages.js"
import { pageFieldsGuide } from "./page.messages.js"
import { findFaults, z } from "./zod.js"

export const pageFieldsSchema = z.strictObject({
  metaTitle: textFieldSchema.optional(),
  navTitle: textFieldSchema.optional(),
  metaDescription: textFieldSchema.optional(),
  ogDescription: textFieldSchema.optional(),
  ogImage: imageFieldSchema.optional(),
  canonicalUrl: linkFieldSchema.optional(),
  brandDesign: textFieldSchema.optional(),
  gtmId: textFieldSchema.optional(),
  hideInNavigation: z.boolean().default(false),
  shouldBeNavigableInMenuWhenItHasChildren: z.boolean().default(false),
  externalLink: linkFieldSchema.optional(),
})

/** Returns the issues of the page fields, each with a message for the editor. */
export function explainPageFields(value, options) {
  const faults = [...findFaults(pageFieldsSchema, value), ...findConcerns(value, pageFieldsGuide)]
  return describe(faults, value, pageFieldsGuide, options)
}
