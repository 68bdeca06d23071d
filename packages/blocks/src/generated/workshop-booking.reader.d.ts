// Generated from schemas/blocks/workshop-booking/workshop-booking.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { WorkshopBooking } from "./workshop-booking.js"

export declare function readWorkshopBooking(raw: unknown): WorkshopBooking | null
