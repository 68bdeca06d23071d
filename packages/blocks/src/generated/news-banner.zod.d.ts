// Generated from schemas/blocks/news-banner/news-banner.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { DescribeOptions, Issue } from "./messages.js"
import type { NewsBanner } from "./news-banner.js"
import type { Schema } from "./zod.js"

export declare const newsBannerSchema: Schema<NewsBanner>

export declare function explainNewsBanner(value: unknown, options?: DescribeOptions): Issue[]
