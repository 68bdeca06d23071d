// Generated from schemas/services/workshop-booking/workshop.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { WorkshopBookingWorkshop, WorkshopCancellation } from "./workshop.js"

export declare function parseWorkshopBookingWorkshop(value: unknown): WorkshopBookingWorkshop | null
export declare function parseWorkshopCancellation(value: unknown): WorkshopCancellation | null
