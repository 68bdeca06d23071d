// Generated from schemas/blocks/compare-page/compare-page.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { LinkField } from "@forecourt/renderer"

/**
 * A comparison of the cars in the address of the page. It shows their differences and the best value of each row.
 */
export interface ComparePage {
  /** The link to the list of cars, where visitors select cars. When absent, the site's own list is used. */
  listLink?: LinkField
}
