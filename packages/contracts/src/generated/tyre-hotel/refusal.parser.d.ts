// Generated from schemas/services/tyre-hotel/refusal.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { TyreHotelRefusal } from "./refusal.js"

export declare function parseTyreHotelRefusal(value: unknown): TyreHotelRefusal | null
