// Generated from schemas/services/tyre-hotel/hold-request.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { TyreHotelHoldRequest } from "./hold-request.js"

export declare function parseTyreHotelHoldRequest(value: unknown): TyreHotelHoldRequest | null
