// Generated from schemas/services/workshop-booking/earliest-time.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { WorkshopBookingWorkshop } from "./workshop.ts"

export { parseWorkshopBookingEarliestTime } from "./earliest-time.parser.js"

/** The earliest available slot of all workshops. */
export interface WorkshopBookingEarliestTime {
  /** The workshop with the earliest slot, the closest one of several; missing if no workshop has a free slot. */
  workshop?: WorkshopBookingWorkshop
}
