// Generated from schemas/blocks/breadcrumb/breadcrumb.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Wire } from "@forecourt/renderer"

/** The names and kinds of the fields of a breadcrumb in the content platform. */
export const breadcrumbWire: Wire = { HomeTitle: { prop: "homeTitle", kind: "text" } }
