// Generated from schemas/services/workshop-booking/earliest-time.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { WorkshopBookingEarliestTime } from "./earliest-time.js"

export declare function parseWorkshopBookingEarliestTime(value: unknown): WorkshopBookingEarliestTime | null
