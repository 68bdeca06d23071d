// Generated from schemas/blocks/countdown-timer/countdown-timer.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { findConcerns } from "./concerns.js"
import { countdownTimerGuide } from "./countdown-timer.messages.js"
import { dateFieldSchema, linkFieldSchema, textFieldSchema, titleTagSchema } from "./fields.zod.js"
import { describe } from "./messages.js"
import { findFaults, z } from "./zod.js"

export const countdownTimerSchema = z.strictObject({
  title: textFieldSchema.optional(),
  titleTag: titleTagSchema.default("h2"),
  text: textFieldSchema.optional(),
  until: dateFieldSchema,
  link: linkFieldSchema.optional(),
  endText: textFieldSchema.optional(),
  backgroundColor: z
    .enum(["None", "BackgroundColor1", "BackgroundColor2", "BackgroundColor3"])
    .default("BackgroundColor3"),
})

/** Returns the issues of the fields of a countdown timer, each with a message for the editor. */
export function explainCountdownTimer(value, options) {
  const faults = [...findFaults(countdownTimerSchema, value), ...findConcerns(value, countdownTimerGuide)]
  return describe(faults, value, countdownTimerGuide, options)
}
