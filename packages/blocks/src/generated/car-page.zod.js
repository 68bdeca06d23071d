// Generated from schemas/blocks/car-page/car-page.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { carPageGuide } from "./car-page.messages.js"
import { findConcerns } from "./concerns.js"
import { linkFieldSchema } from "./fields.zod.js"
import { describe } from "./messages.js"
import { findFaults, z } from "./zod.js"

export const carPageSchema = z.strictObject({
  listLink: linkFieldSchema.optional(),
  dealershipLink: linkFieldSchema.optional(),
  reserveLink: linkFieldSchema.optional(),
  partExchangeLink: linkFieldSchema.optional(),
})

/** Returns the issues of the fields of a car page, each with a message for the editor. */
export function explainCarPage(value, options) {
  const faults = [...findFaults(carPageSchema, value), ...findConcerns(value, carPageGuide)]
  return describe(faults, value, carPageGuide, options)
}
