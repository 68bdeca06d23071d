// Generated from schemas/services/tyre-hotel/search-request.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { TyreHotelSearchRequest } from "./search-request.js"

export declare function parseTyreHotelSearchRequest(value: unknown): TyreHotelSearchRequest | null
