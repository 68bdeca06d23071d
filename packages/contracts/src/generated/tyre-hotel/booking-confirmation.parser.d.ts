// Generated from schemas/services/tyre-hotel/booking-confirmation.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { BookedContact, BookedService, BookedWorkshop, TyreHotelConfirmation } from "./booking-confirmation.js"

export declare function parseTyreHotelConfirmation(value: unknown): TyreHotelConfirmation | null
export declare function parseBookedContact(value: unknown): BookedContact | null
export declare function parseBookedService(value: unknown): BookedService | null
export declare function parseBookedWorkshop(value: unknown): BookedWorkshop | null
