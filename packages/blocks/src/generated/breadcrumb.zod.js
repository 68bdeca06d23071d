// Generated from schemas/blocks/breadcrumb/breadcrumb.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { breadcrumbGuide } from "./breadcrumb.messages.js"
import { findConcerns } from "./concerns.js"
import { textFieldSchema } from "./fields.zod.js"
import { describe } from "./messages.js"
import { findFaults, z } from "./zod.js"

export const breadcrumbSchema = z.strictObject({
  homeTitle: textFieldSchema.optional(),
})

/** Returns the issues of the fields of a breadcrumb, each with a message for the editor. */
export function explainBreadcrumb(value, options) {
  const faults = [...findFaults(breadcrumbSchema, value), ...findConcerns(value, breadcrumbGuide)]
  return describe(faults, value, breadcrumbGuide, options)
}
