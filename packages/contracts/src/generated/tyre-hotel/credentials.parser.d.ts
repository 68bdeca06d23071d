// Generated from schemas/services/tyre-hotel/credentials.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { TyreHotelCredentials } from "./credentials.js"

export declare function parseTyreHotelCredentials(value: unknown): TyreHotelCredentials | null
