// Generated from schemas/blocks/breadcrumb/breadcrumb.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { TextField } from "@forecourt/renderer"

/**
 * The path from the home page to this page. It shows visitors who arrive from a search engine which section the
 * page belongs to.
 */
export interface Breadcrumb {
  /** The label of the first step. When empty, the title of the home page is used. */
  homeTitle?: TextField
}
