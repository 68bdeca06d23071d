// Generated from schemas/blocks/cars-of-the-week/cars-of-the-week.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { carsOfTheWeekGuide } from "./cars-of-the-week.messages.js"
import { getLength } from "./checks.js"
import { findConcerns } from "./concerns.js"
import { textFieldSchema, titleTagSchema } from "./fields.zod.js"
import { describe } from "./messages.js"
import { findFaults, must, z } from "./zod.js"

export const carsOfTheWeekSchema = z.strictObject({
  title: textFieldSchema,
  titleTag: titleTagSchema.default("h2"),
  found: z
    .string()
    .check(must("minLength", (text) => getLength(text) >= 2, { limit: 2 }))
    .optional(),
})

/** What is wrong with the fields of a cars of the week, in an editor's words: nothing, or one issue for each fault. */
export function explainCarsOfTheWeek(value, options) {
  const faults = [...findFaults(carsOfTheWeekSchema, value), ...findConcerns(value, carsOfTheWeekGuide)]
  return describe(faults, value, carsOfTheWeekGuide, options)
}
