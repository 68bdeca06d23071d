// Generated from schemas/blocks/spacer/spacer.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { findConcerns } from "./concerns.js"
import { describe } from "./messages.js"
import { spacerGuide } from "./spacer.messages.js"
import { findFaults, z } from "./zod.js"

export const spacerSchema = z.strictObject({
  size: z.enum(["Small", "Medium", "Large"]).default("Medium"),
  hasLine: z.boolean().default(false),
})

/** What is wrong with the fields of a spacer, in an editor's words: nothing, or one issue for each fault. */
export function explainSpacer(value, options) {
  const faults = [...findFaults(spacerSchema, value), ...findConcerns(value, spacerGuide)]
  return describe(faults, value, spacerGuide, options)
}
