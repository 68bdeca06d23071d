// Generated from schemas/blocks/workshop-booking/workshop-booking.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { WorkshopBooking, WorkshopBookingBrand, WorkshopBookingElsewhere } from "./workshop-booking.js"

export declare function parseWorkshopBooking(value: unknown): WorkshopBooking | null
export declare function parseWorkshopBookingElsewhere(value: unknown): WorkshopBookingElsewhere | null
export declare function parseWorkshopBookingBrand(value: unknown): WorkshopBookingBrand | null
