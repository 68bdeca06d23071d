// Generated from schemas/blocks/blurb/blurb.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { blurbGuide } from "./blurb.messages.js"
import { findConcerns } from "./concerns.js"
import {
  fileFieldSchema,
  imageFieldSchema,
  linkFieldSchema,
  richTextFieldSchema,
  textFieldSchema,
  titleTagSchema,
} from "./fields.zod.js"
import { describe } from "./messages.js"
import { findFaults, z } from "./zod.js"

export const blurbSchema = z.strictObject({
  title: textFieldSchema.optional(),
  titleTag: titleTagSchema.default("h2"),
  richText: richTextFieldSchema.optional(),
  link: linkFieldSchema.optional(),
  reverse: z.boolean().default(false),
  backgroundColor: z.enum(["None", "BackgroundColor1", "BackgroundColor2", "BackgroundColor3"]).default("None"),
  useTextAnimations: z.boolean().default(false),
  useMediaAnimations: z.boolean().default(false),
  imageDesktop: imageFieldSchema.optional(),
  imagePhone: imageFieldSchema.optional(),
  videoDesktop: fileFieldSchema.optional(),
  videoPhone: fileFieldSchema.optional(),
  youtubeId: z
    .string()
    .regex(/^[A-Za-z0-9_-]{6,20}$/u)
    .optional(),
  hasControlBar: z.boolean().default(false),
})

/** Returns the issues of the fields of a blurb, each with a message for the editor. */
export function explainBlurb(value, options) {
  const faults = [...findFaults(blurbSchema, value), ...findConcerns(value, blurbGuide)]
  return describe(faults, value, blurbGuide, options)
}
