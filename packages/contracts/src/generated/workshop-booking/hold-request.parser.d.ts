// Generated from schemas/services/workshop-booking/hold-request.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { WorkshopBookingHoldRequest } from "./hold-request.js"

export declare function parseWorkshopBookingHoldRequest(value: unknown): WorkshopBookingHoldRequest | null
