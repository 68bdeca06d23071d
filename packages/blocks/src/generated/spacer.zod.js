// Generated from schemas/blocks/spacer/spacer.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { findConcerns } from "./concerns.js"
import { describe } from "./messages.js"
import { spacerGuide } from "./spacer.messages.js"
import { findFaults, z } from "./zod.js"

export const spacerSchema = z.strictObject({
  size: z.enum(["Small", "Medium", "Large"]).default("Medium"),
  hasLine: z.boolean().default(false),
})

/** Returns the issues of the fields of a spacer, each with a message for the editor. */
export function explainSpacer(value, options) {
  const faults = [...findFaults(spacerSchema, value), ...findConcerns(value, spacerGuide)]
  return describe(faults, value, spacerGuide, options)
}
