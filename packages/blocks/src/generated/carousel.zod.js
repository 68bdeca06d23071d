// Generated from schemas/blocks/carousel/carousel.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { carouselGuide } from "./carousel.messages.js"
import { findConcerns } from "./concerns.js"
import { imageFieldSchema, linkFieldSchema, textFieldSchema, titleTagSchema } from "./fields.zod.js"
import { describe } from "./messages.js"
import { findFaults, must, z } from "./zod.js"

export const carouselSlideSchema = z.strictObject({
  image: imageFieldSchema,
  imagePhone: imageFieldSchema.optional(),
  title: textFieldSchema.optional(),
  text: textFieldSchema.optional(),
  link: linkFieldSchema.optional(),
})

export const carouselSchema = z.strictObject({
  title: textFieldSchema.optional(),
  titleTag: titleTagSchema.default("h2"),
  slides: z
    .array(carouselSlideSchema)
    .check(must("maxItems", (list) => list.length <= 10, { limit: 10 }))
    .optional(),
  autoplay: z.boolean().default(true),
  autoplaySeconds: z.number().check(must("type", Number.isInteger)).min(3).max(30).default(5),
})

/** Returns the issues of the fields of a carousel, each with a message for the editor. */
export function explainCarousel(value, options) {
  const faults = [...findFaults(carouselSchema, value), ...findConcerns(value, carouselGuide)]
  return describe(faults, value, carouselGuide, options)
}
