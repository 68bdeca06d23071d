// Generated from schemas/blocks/breadcrumb/breadcrumb.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { PageStep, TextField } from "@forecourt/renderer"

/**
 * The way from the home page to this one, so that a visitor who came from a search engine sees where the page
 * belongs.
 */
export interface Breadcrumb {
  /** What the first step is called; the home page's own title when empty. */
  homeTitle?: TextField
  /**
   * Pages above this one, home first; read from the page tree.
   *
   * @maxItems 20
   */
  steps?: PageStep[]
  /**
   * Name of this page.
   *
   * @minLength 1
   */
  current?: string
}
