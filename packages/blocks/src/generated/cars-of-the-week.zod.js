// Generated from schemas/blocks/cars-of-the-week/cars-of-the-week.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { carsOfTheWeekGuide } from "./cars-of-the-week.messages.js"
import { findConcerns } from "./concerns.js"
import { textFieldSchema, titleTagSchema } from "./fields.zod.js"
import { describe } from "./messages.js"
import { findFaults, z } from "./zod.js"

export const carsOfTheWeekSchema = z.strictObject({
  title: textFieldSchema.optional(),
  titleTag: titleTagSchema.default("h2"),
})

/** Returns the issues of the fields of a cars of the week, each with a message for the editor. */
export function explainCarsOfTheWeek(value, options) {
  const faults = [...findFaults(carsOfTheWeekSchema, value), ...findConcerns(value, carsOfTheWeekGuide)]
  return describe(faults, value, carsOfTheWeekGuide, options)
}
