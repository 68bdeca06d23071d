// Generated from schemas/blocks/car-model-card/car-model-card.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { carModelCardGuide } from "./car-model-card.messages.js"
import { findConcerns } from "./concerns.js"
import { imageFieldSchema, linkFieldSchema, textFieldSchema } from "./fields.zod.js"
import { describe } from "./messages.js"
import { findFaults, must, z } from "./zod.js"

const factSchema = z.strictObject({
  label: textFieldSchema,
  value: textFieldSchema,
})

export const carModelCardSchema = z.strictObject({
  title: textFieldSchema,
  text: textFieldSchema.optional(),
  image: imageFieldSchema.optional(),
  link: linkFieldSchema.optional(),
  isCampaign: z.boolean().default(false),
  campaignLabel: textFieldSchema.optional(),
  facts: z
    .array(factSchema)
    .check(must("maxItems", (list) => list.length <= 4, { limit: 4 }))
    .optional(),
})

/** Returns the issues of the fields of a car model card, each with a message for the editor. */
export function explainCarModelCard(value, options) {
  const faults = [...findFaults(carModelCardSchema, value), ...findConcerns(value, carModelCardGuide)]
  return describe(faults, value, carModelCardGuide, options)
}
