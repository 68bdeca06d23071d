// Generated from schemas/services/workshop-booking/page-end.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseWorkshopBookingPageEnd } from "./page-end.parser.js"

/** The event that ends a page of workshops when there are more. Spec 3 §4.1. */
export interface WorkshopBookingPageEnd {
  /** The last workshop of the page; the next page continues after it. */
  cursor: string
}
