// Generated from schemas/blocks/scroll-to-top/scroll-to-top.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Wire } from "@forecourt/renderer"

/** The names and kinds of the fields of a scroll to top in the content platform. */
export const scrollToTopWire: Wire = { ShowAfter: { prop: "showAfter", kind: "number" } }
