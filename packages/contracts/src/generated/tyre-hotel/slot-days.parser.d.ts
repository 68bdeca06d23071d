// Generated from schemas/services/tyre-hotel/slot-days.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { AvailableDate, TyreHotelSlotDays } from "./slot-days.js"

export declare function parseTyreHotelSlotDays(value: unknown): TyreHotelSlotDays | null
export declare function parseAvailableDate(value: unknown): AvailableDate | null
