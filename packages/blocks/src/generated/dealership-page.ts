// Generated from schemas/blocks/dealership-page/dealership-page.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { LinkField } from "@forecourt/renderer"

/**
 * A dealership of the site, selected by the address of the page. It shows the location, contact details,
 * departments with opening hours and people, a map, and the newest cars in stock there.
 */
export interface DealershipPage {
  /** The link to the page for booking service and repairs. Without it, no booking link is shown. */
  bookServiceLink?: LinkField
}
