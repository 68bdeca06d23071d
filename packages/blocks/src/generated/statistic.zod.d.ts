// Generated from schemas/blocks/statistic/statistic.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { DescribeOptions, Issue } from "./messages.js"
import type { Statistic } from "./statistic.js"
import type { Schema } from "./zod.js"

export declare const statisticSchema: Schema<Statistic>

export declare function explainStatistic(value: unknown, options?: DescribeOptions): Issue[]
