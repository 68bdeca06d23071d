// Generated from schemas/services/workshop-booking/authorized-workshop.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseWorkshopBookingAuthorized } from "./authorized-workshop.parser.js"

/** The result of a check for workshops that a brand has authorised. Spec 3 §7.1. */
export interface WorkshopBookingAuthorized {
  /** True if the brand has an authorised workshop. */
  hasBrand: boolean
}
