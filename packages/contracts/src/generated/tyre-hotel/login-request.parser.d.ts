// Generated from schemas/services/tyre-hotel/login-request.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { TyreHotelLoginRequest } from "./login-request.js"

export declare function parseTyreHotelLoginRequest(value: unknown): TyreHotelLoginRequest | null
