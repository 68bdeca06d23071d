// Generated from schemas/blocks/tire-hotel/tire-hotel.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { TireHotel } from "./tire-hotel.js"

export declare function parseTireHotel(value: unknown): TireHotel | null
