// Generated from schemas/blocks/social-media/social-media.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { findConcerns } from "./concerns.js"
import { linkFieldSchema, textFieldSchema, titleTagSchema } from "./fields.zod.js"
import { describe } from "./messages.js"
import { socialMediaGuide } from "./social-media.messages.js"
import { findFaults, must, z } from "./zod.js"

const socialLinkSchema = z.strictObject({
  name: textFieldSchema,
  url: linkFieldSchema,
})

export const socialMediaSchema = z.strictObject({
  title: textFieldSchema.optional(),
  titleTag: titleTagSchema.default("h2"),
  text: textFieldSchema.optional(),
  socialLinks: z
    .array(socialLinkSchema)
    .check(must("maxItems", (list) => list.length <= 12, { limit: 12 }))
    .optional(),
  showNames: z.boolean().default(false),
  backgroundColor: z.enum(["None", "BackgroundColor1", "BackgroundColor2", "BackgroundColor3"]).default("None"),
})

/** Returns the issues of the fields of a social media, each with a message for the editor. */
export function explainSocialMedia(value, options) {
  const faults = [...findFaults(socialMediaSchema, value), ...findConcerns(value, socialMediaGuide)]
  return describe(faults, value, socialMediaGuide, options)
}
