// Generated from schemas/blocks/breadcrumb/breadcrumb.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { TextField } from "@forecourt/renderer"

/**
 * The way from the home page to this one, so that a visitor who came from a search engine sees where the page
 * belongs.
 */
export interface Breadcrumb {
  /** What the first step is called; the home page's own title when empty. */
  homeTitle?: TextField
}
