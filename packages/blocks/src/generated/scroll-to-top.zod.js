// Generated from schemas/blocks/scroll-to-top/scroll-to-top.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { findConcerns } from "./concerns.js"
import { describe } from "./messages.js"
import { scrollToTopGuide } from "./scroll-to-top.messages.js"
import { findFaults, must, z } from "./zod.js"

export const scrollToTopSchema = z.strictObject({
  showAfter: z.number().check(must("type", Number.isInteger)).min(200).max(5000).default(528),
})

/** Returns the issues of the fields of a scroll to top, each with a message for the editor. */
export function explainScrollToTop(value, options) {
  const faults = [...findFaults(scrollToTopSchema, value), ...findConcerns(value, scrollToTopGuide)]
  return describe(faults, value, scrollToTopGuide, options)
}
