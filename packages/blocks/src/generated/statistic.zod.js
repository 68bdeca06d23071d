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

/** What is wrong with the fields of a statistic, in an editor's words: nothing, or one issue for each fault. */
export function explainStatistic(value, options) {
  const faults = [...findFaults(statisticSchema, value), ...findConcerns(value, statisticGuide)]
  return describe(faults, value, statisticGuide, options)
}
