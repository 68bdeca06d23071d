// Generated from schemas/services/workshop-booking/bookings.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { WorkshopBookingBookings } from "./bookings.js"

export declare function parseWorkshopBookingBookings(value: unknown): WorkshopBookingBookings | null
