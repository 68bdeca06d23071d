// Generated from schemas/blocks/car-page/car-page.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { CarPage } from "./car-page.js"
import type { DescribeOptions, Issue } from "./messages.js"
import type { Schema } from "./zod.js"

export declare const carPageSchema: Schema<CarPage>

export declare function explainCarPage(value: unknown, options?: DescribeOptions): Issue[]
