// Generated from schemas/blocks/cta-banner/cta-banner.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { findConcerns } from "./concerns.js"
import { ctaBannerGuide } from "./cta-banner.messages.js"
import { imageFieldSchema, linkFieldSchema, textFieldSchema, titleTagSchema } from "./fields.zod.js"
import { describe } from "./messages.js"
import { findFaults, z } from "./zod.js"

export const ctaBannerSchema = z.strictObject({
  title: textFieldSchema.optional(),
  titleTag: titleTagSchema.default("h2"),
  text: textFieldSchema.optional(),
  link: linkFieldSchema.optional(),
  buttonType: z.enum(["Primary", "Secondary", "Ghost", "Ghost Contrast"]).default("Primary"),
  secondLink: linkFieldSchema.optional(),
  image: imageFieldSchema.optional(),
  backgroundColor: z
    .enum(["None", "BackgroundColor1", "BackgroundColor2", "BackgroundColor3"])
    .default("BackgroundColor3"),
})

/** Returns the issues of the fields of a cta banner, each with a message for the editor. */
export function explainCtaBanner(value, options) {
  const faults = [...findFaults(ctaBannerSchema, value), ...findConcerns(value, ctaBannerGuide)]
  return describe(faults, value, ctaBannerGuide, options)
}
