// Generated from schemas/blocks/spacer/spacer.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { DescribeOptions, Issue } from "./messages.js"
import type { Spacer } from "./spacer.js"
import type { Schema } from "./zod.js"

export declare const spacerSchema: Schema<Spacer>

export declare function explainSpacer(value: unknown, options?: DescribeOptions): Issue[]
