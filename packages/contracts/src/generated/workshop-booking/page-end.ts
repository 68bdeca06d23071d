// Generated from schemas/services/workshop-booking/page-end.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseWorkshopBookingPageEnd } from "./page-end.parser.js"

/** A page of workshops is over, and there are more. Spec 3 §4.1. */
export interface WorkshopBookingPageEnd {
  /** The last workshop; the next page goes on behind it. */
  cursor: string
}
