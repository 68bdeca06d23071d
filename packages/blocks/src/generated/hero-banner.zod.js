// Generated from schemas/blocks/hero-banner/hero-banner.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { findConcerns } from "./concerns.js"
import { fileFieldSchema, imageFieldSchema, linkFieldSchema, textFieldSchema, titleTagSchema } from "./fields.zod.js"
import { heroBannerGuide } from "./hero-banner.messages.js"
import { describe } from "./messages.js"
import { findFaults, z } from "./zod.js"

export const heroBannerSchema = z.strictObject({
  title: textFieldSchema.optional(),
  titleTag: titleTagSchema.default("h1"),
  text: textFieldSchema.optional(),
  link: linkFieldSchema.optional(),
  buttonType: z.enum(["Primary", "Secondary", "Ghost", "Ghost Contrast"]).default("Primary"),
  content: z.enum(["Image", "Video"]).default("Image"),
  image: imageFieldSchema.optional(),
  imagePhone: imageFieldSchema.optional(),
  videoDesktop: fileFieldSchema.optional(),
  videoPhone: fileFieldSchema.optional(),
  contentPlacement: z.enum(["Top", "Centre", "Bottom"]).default("Centre"),
  centerContent: z.boolean().default(false),
  textColor: z.enum(["Black", "White"]).default("White"),
  variant: z.enum(["Normal", "FullScreen"]).default("Normal"),
  hasMarginTop: z.boolean().default(false),
  heroBannerHasSearchBar: z.boolean().default(false),
  heroBannerSearchUrl: linkFieldSchema.optional(),
  searchBarPlaceholderText: textFieldSchema.optional(),
  searchBarPlaceholderTextDesktop: textFieldSchema.optional(),
})

/** Returns the issues of the fields of a hero banner, each with a message for the editor. */
export function explainHeroBanner(value, options) {
  const faults = [...findFaults(heroBannerSchema, value), ...findConcerns(value, heroBannerGuide)]
  return describe(faults, value, heroBannerGuide, options)
}
