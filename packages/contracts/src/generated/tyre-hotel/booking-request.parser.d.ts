// Generated from schemas/services/tyre-hotel/booking-request.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { TyreHotelBookingRequest, TyreHotelContact } from "./booking-request.js"

export declare function parseTyreHotelBookingRequest(value: unknown): TyreHotelBookingRequest | null
export declare function parsePartialTyreHotelBookingRequest(value: unknown): Partial<TyreHotelBookingRequest> | null
export declare function parseTyreHotelContact(value: unknown): TyreHotelContact | null
