// Generated from schemas/blocks/car-model-card/car-model-card.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { CarModelCard } from "./car-model-card.js"
import type { DescribeOptions, Issue } from "./messages.js"
import type { Schema } from "./zod.js"

export declare const carModelCardSchema: Schema<CarModelCard>

export declare function explainCarModelCard(value: unknown, options?: DescribeOptions): Issue[]
