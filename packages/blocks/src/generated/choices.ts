// Generated from schemas/blocks by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { ChoiceForms } from "@forecourt/renderer"

/** What addresses may choose on any page: names, and the forms of their values. */
export const choices: ChoiceForms = {
  page: [{ pattern: /^([2-9]|[1-4][0-9])$/u }],
  tag: [{ pattern: /^[a-z0-9][a-z0-9-]*(\.[a-z0-9][a-z0-9-]*)*$/u, maxLength: 80 }],
}
