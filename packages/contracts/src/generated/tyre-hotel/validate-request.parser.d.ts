// Generated from schemas/services/tyre-hotel/validate-request.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { TyreHotelValidateRequest } from "./validate-request.js"

export declare function parseTyreHotelValidateRequest(value: unknown): TyreHotelValidateRequest | null
