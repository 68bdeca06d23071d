// Generated from schemas/blocks/compare-page/compare-page.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { ComparePage } from "./compare-page.js"
import type { DescribeOptions, Issue } from "./messages.js"
import type { Schema } from "./zod.js"

export declare const comparePageSchema: Schema<ComparePage>

export declare function explainComparePage(value: unknown, options?: DescribeOptions): Issue[]
