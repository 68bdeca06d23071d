// Generated from schemas/blocks/footer/footer.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { findConcerns } from "./concerns.js"
import { imageFieldSchema, linkFieldSchema, richTextFieldSchema, textFieldSchema } from "./fields.zod.js"
import { footerGuide } from "./footer.messages.js"
import { describe } from "./messages.js"
import { findFaults, must, z } from "./zod.js"

const brandSchema = z.strictObject({
  name: textFieldSchema,
  logo: imageFieldSchema.optional(),
  logoBlackAndWhite: imageFieldSchema.optional(),
})

const columnItemSchema = z.strictObject({
  link: linkFieldSchema,
})

const columnSchema = z.strictObject({
  title: textFieldSchema.optional(),
  description: richTextFieldSchema.optional(),
  columnItems: z
    .array(columnItemSchema)
    .check(must("maxItems", (list) => list.length <= 30, { limit: 30 }))
    .optional(),
})

const socialLinkSchema = z.strictObject({
  name: textFieldSchema,
  url: linkFieldSchema,
})

const infoFieldSchema = z.strictObject({
  heading: textFieldSchema.optional(),
  text: richTextFieldSchema.optional(),
})

export const footerSchema = z.strictObject({
  showBrands: z.boolean().default(false),
  brandsHeading: textFieldSchema.optional(),
  brands: z
    .array(brandSchema)
    .check(must("maxItems", (list) => list.length <= 65, { limit: 65 }))
    .optional(),
  columns: z
    .array(columnSchema)
    .check(must("maxItems", (list) => list.length <= 8, { limit: 8 }))
    .optional(),
  highlightedLink: linkFieldSchema.optional(),
  socialLinks: z
    .array(socialLinkSchema)
    .check(must("maxItems", (list) => list.length <= 12, { limit: 12 }))
    .optional(),
  infoField1: infoFieldSchema.optional(),
  infoField2: infoFieldSchema.optional(),
  infoFieldOneChildFullWidth: z.boolean().default(false),
})

/** Returns the issues of the fields of a footer, each with a message for the editor. */
export function explainFooter(value, options) {
  const faults = [...findFaults(footerSchema, value), ...findConcerns(value, footerGuide)]
  return describe(faults, value, footerGuide, options)
}
