// Generated from schemas/blocks/dealership-page/dealership-page.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Wire } from "@forecourt/renderer"

/** The names and kinds of the fields of a dealership page in the content platform. */
export const dealershipPageWire: Wire = { BookServiceLink: { prop: "bookServiceLink", kind: "link" } }
