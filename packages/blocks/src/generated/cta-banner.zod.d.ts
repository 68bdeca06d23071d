// Generated from schemas/blocks/cta-banner/cta-banner.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { CtaBanner } from "./cta-banner.js"
import type { DescribeOptions, Issue } from "./messages.js"
import type { Schema } from "./zod.js"

export declare const ctaBannerSchema: Schema<CtaBanner>

export declare function explainCtaBanner(value: unknown, options?: DescribeOptions): Issue[]
