// Generated from schemas/services/workshop-booking/stream-failure.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { WorkshopBookingStreamFailure } from "./stream-failure.js"

export declare function parseWorkshopBookingStreamFailure(value: unknown): WorkshopBookingStreamFailure | null
