// Generated from schemas/blocks/hero-banner/hero-banner.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { HeroBanner } from "./hero-banner.js"
import type { DescribeOptions, Issue } from "./messages.js"
import type { Schema } from "./zod.js"

export declare const heroBannerSchema: Schema<HeroBanner>

export declare function explainHeroBanner(value: unknown, options?: DescribeOptions): Issue[]
