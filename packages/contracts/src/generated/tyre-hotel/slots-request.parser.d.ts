// Generated from schemas/services/tyre-hotel/slots-request.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { TyreHotelSlotsRequest } from "./slots-request.js"

export declare function parseTyreHotelSlotsRequest(value: unknown): TyreHotelSlotsRequest | null
