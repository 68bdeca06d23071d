// Generated from schemas/blocks/statistic/statistic.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { findConcerns } from "./concerns.js"
import { textFieldSchema } from "./fields.zod.js"
import { describe } from "./messages.js"
import { statisticGuide } from "./statistic.messages.js"
import { findFaults, z } from "./zod.js"

export const statisticSchema = z.strictObject({
  title: textFieldSchema,
  value: textFieldSchema,
})

/** Returns the issues of the fields of a statistic, each with a message for the editor. */
export function explainStatistic(value, options) {
  const faults = [...findFaults(statisticSchema, value), ...findConcerns(value, statisticGuide)]
  return describe(faults, value, statisticGuide, options)
}
