// Generated from schemas/blocks/compare-page/compare-page.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Wire } from "@forecourt/renderer"

/** The names and kinds of the fields of a compare page in the content platform. */
export const comparePageWire: Wire = { ListLink: { prop: "listLink", kind: "link" } }
