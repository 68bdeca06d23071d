// Generated from schemas/services/tyre-hotel/cancel-request.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { TyreHotelCancelRequest } from "./cancel-request.js"

export declare function parseTyreHotelCancelRequest(value: unknown): TyreHotelCancelRequest | null
