// Generated from schemas/blocks/dealership-page/dealership-page.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { LinkField } from "@forecourt/renderer"

/**
 * A dealership of the site, chosen by the page's address: where it is and how to reach it, its departments with
 * hours and people, its place on a map, and the cars that came there last.
 */
export interface DealershipPage {
  /** Page on which visitors book service and repairs; without it nothing leads there. */
  bookServiceLink?: LinkField
}
