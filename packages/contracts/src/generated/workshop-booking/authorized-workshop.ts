// Generated from schemas/services/workshop-booking/authorized-workshop.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseWorkshopBookingAuthorized } from "./authorized-workshop.parser.js"

/** Whether a brand has workshops that it authorised. Spec 3 §7.1. */
export interface WorkshopBookingAuthorized {
  /** Whether there is one. */
  hasBrand: boolean
}
