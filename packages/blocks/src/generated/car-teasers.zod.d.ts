// Generated from schemas/blocks/car-teasers/car-teasers.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { CarTeasers, CarTeasersCar } from "./car-teasers.js"
import type { DescribeOptions, Issue } from "./messages.js"
import type { Schema } from "./zod.js"

export declare const carTeasersSchema: Schema<CarTeasers>
export declare const carTeasersCarSchema: Schema<CarTeasersCar>

export declare function explainCarTeasers(value: unknown, options?: DescribeOptions): Issue[]
