// Generated from schemas/blocks/compare-page/compare-page.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { LinkField } from "@forecourt/renderer"

/** Cars side by side, as the page's address names them: where they differ, and which value of a line is best. */
export interface ComparePage {
  /** The list of cars, where cars are chosen; left out, the site's own. */
  listLink?: LinkField
}
