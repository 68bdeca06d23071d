// Generated from schemas/services/tyre-hotel/bookings.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { TyreHotelBookings } from "./bookings.js"

export declare function parseTyreHotelBookings(value: unknown): TyreHotelBookings | null
