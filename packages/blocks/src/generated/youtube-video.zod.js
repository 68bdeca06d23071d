// Generated from schemas/blocks/youtube-video/youtube-video.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { findConcerns } from "./concerns.js"
import { imageFieldSchema, richTextFieldSchema, textFieldSchema, titleTagSchema } from "./fields.zod.js"
import { describe } from "./messages.js"
import { youtubeVideoGuide } from "./youtube-video.messages.js"
import { findFaults, z } from "./zod.js"

export const youtubeVideoSchema = z.strictObject({
  title: textFieldSchema,
  titleTag: titleTagSchema.default("h2"),
  text: richTextFieldSchema.optional(),
  youtubeId: z.string().regex(/^[A-Za-z0-9_-]{6,20}$/u),
  imageDesktop: imageFieldSchema.optional(),
  imagePhone: imageFieldSchema.optional(),
  hasAutoplay: z.boolean().default(true),
  hasControlBar: z.boolean().default(false),
  width: z.enum(["Content", "Wide"]).default("Content"),
})

/** Returns the issues of the fields of a youtube video, each with a message for the editor. */
export function explainYoutubeVideo(value, options) {
  const faults = [...findFaults(youtubeVideoSchema, value), ...findConcerns(value, youtubeVideoGuide)]
  return describe(faults, value, youtubeVideoGuide, options)
}
