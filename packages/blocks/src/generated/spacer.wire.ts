// Generated from schemas/blocks/spacer/spacer.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Wire } from "@forecourt/renderer"

/** The names and kinds of the fields of a spacer in the content platform. */
export const spacerWire: Wire = {
  Size: { prop: "size", kind: "choice", choices: { small: "Small", medium: "Medium", large: "Large" } },
  HasLine: { prop: "hasLine", kind: "boolean" },
}
