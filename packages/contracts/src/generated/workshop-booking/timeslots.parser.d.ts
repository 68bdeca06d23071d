// Generated from schemas/services/workshop-booking/timeslots.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { WorkshopBookingDay, WorkshopBookingTimeslots } from "./timeslots.js"

export declare function parseWorkshopBookingTimeslots(value: unknown): WorkshopBookingTimeslots | null
export declare function parseWorkshopBookingDay(value: unknown): WorkshopBookingDay | null
