// Generated from schemas/services/tyre-hotel/hold.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { TyreHotelHold } from "./hold.js"

export declare function parseTyreHotelHold(value: unknown): TyreHotelHold | null
