// Generated from schemas/blocks/blurb/blurb.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Blurb } from "./blurb.js"
import type { DescribeOptions, Issue } from "./messages.js"
import type { Schema } from "./zod.js"

export declare const blurbSchema: Schema<Blurb>

export declare function explainBlurb(value: unknown, options?: DescribeOptions): Issue[]
