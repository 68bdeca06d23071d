// Generated from schemas/services/workshop-booking/booking.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { WorkshopBookingCancellation, WorkshopBookingConfirmation } from "./booking.js"

export declare function parseWorkshopBookingConfirmation(value: unknown): WorkshopBookingConfirmation | null
export declare function parseWorkshopBookingCancellation(value: unknown): WorkshopBookingCancellation | null
