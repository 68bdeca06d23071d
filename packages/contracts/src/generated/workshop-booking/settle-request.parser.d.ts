// Generated from schemas/services/workshop-booking/settle-request.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { WorkshopBookingSettleRequest } from "./settle-request.js"

export declare function parseWorkshopBookingSettleRequest(value: unknown): WorkshopBookingSettleRequest | null
