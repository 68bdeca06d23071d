// Generated from schemas/blocks/car-teasers/car-teasers.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { carTeasersGuide } from "./car-teasers.messages.js"
import { findConcerns } from "./concerns.js"
import { linkFieldSchema, textFieldSchema, titleTagSchema } from "./fields.zod.js"
import { describe } from "./messages.js"
import { findFaults, must, z } from "./zod.js"

export const carTeasersCarSchema = z.strictObject({
  carId: z.string().regex(/^[0-9]{1,18}$/u),
})

export const carTeasersSchema = z.strictObject({
  title: textFieldSchema.optional(),
  titleTag: titleTagSchema.default("h2"),
  cars: z
    .array(carTeasersCarSchema)
    .check(must("maxItems", (list) => list.length <= 100, { limit: 100 }))
    .optional(),
  listLink: linkFieldSchema.optional(),
  limit: z.number().check(must("type", Number.isInteger)).min(1).max(24).default(8),
})

/** Returns the issues of the fields of the car teasers, each with a message for the editor. */
export function explainCarTeasers(value, options) {
  const faults = [...findFaults(carTeasersSchema, value), ...findConcerns(value, carTeasersGuide)]
  return describe(faults, value, carTeasersGuide, options)
}
