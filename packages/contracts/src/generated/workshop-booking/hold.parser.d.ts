// Generated from schemas/services/workshop-booking/hold.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { WorkshopBookingHold } from "./hold.js"

export declare function parseWorkshopBookingHold(value: unknown): WorkshopBookingHold | null
