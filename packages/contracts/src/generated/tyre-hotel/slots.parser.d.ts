// Generated from schemas/services/tyre-hotel/slots.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { AvailableTimes, TyreHotelSlots } from "./slots.js"

export declare function parseTyreHotelSlots(value: unknown): TyreHotelSlots | null
export declare function parseAvailableTimes(value: unknown): AvailableTimes | null
