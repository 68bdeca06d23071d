// Generated from schemas/blocks/car-list/car-list.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { CarList, CarListOnly } from "./car-list.js"
import type { DescribeOptions, Issue } from "./messages.js"
import type { Schema } from "./zod.js"

export declare const carListSchema: Schema<CarList>
export declare const carListOnlySchema: Schema<CarListOnly>

export declare function explainCarList(value: unknown, options?: DescribeOptions): Issue[]
