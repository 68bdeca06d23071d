// Generated from schemas/blocks/tyre-hotel/tyre-hotel.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { TyreHotel } from "./tyre-hotel.js"

export declare function parseTyreHotel(value: unknown): TyreHotel | null
