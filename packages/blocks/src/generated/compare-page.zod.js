// Generated from schemas/blocks/compare-page/compare-page.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { comparePageGuide } from "./compare-page.messages.js"
import { findConcerns } from "./concerns.js"
import { linkFieldSchema } from "./fields.zod.js"
import { describe } from "./messages.js"
import { findFaults, z } from "./zod.js"

export const comparePageSchema = z.strictObject({
  listLink: linkFieldSchema.optional(),
})

/** Returns the issues of the fields of a compare page, each with a message for the editor. */
export function explainComparePage(value, options) {
  const faults = [...findFaults(comparePageSchema, value), ...findConcerns(value, comparePageGuide)]
  return describe(faults, value, comparePageGuide, options)
}
