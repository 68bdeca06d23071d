// Generated from schemas/blocks/stories-teaser/stories-teaser.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { DescribeOptions, Issue } from "./messages.js"
import type { StoriesTeaser } from "./stories-teaser.js"
import type { Schema } from "./zod.js"

export declare const storiesTeaserSchema: Schema<StoriesTeaser>

export declare function explainStoriesTeaser(value: unknown, options?: DescribeOptions): Issue[]
