// Generated from schemas/blocks/tire-hotel/tire-hotel.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { DescribeOptions, Issue } from "./messages.js"
import type { TireHotel } from "./tire-hotel.js"
import type { Schema } from "./zod.js"

export declare const tireHotelSchema: Schema<TireHotel>

export declare function explainTireHotel(value: unknown, options?: DescribeOptions): Issue[]
