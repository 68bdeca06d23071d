// Generated from schemas/blocks/tyre-hotel/tyre-hotel.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { DescribeOptions, Issue } from "./messages.js"
import type { TyreHotel } from "./tyre-hotel.js"
import type { Schema } from "./zod.js"

export declare const tyreHotelSchema: Schema<TyreHotel>

export declare function explainTyreHotel(value: unknown, options?: DescribeOptions): Issue[]
