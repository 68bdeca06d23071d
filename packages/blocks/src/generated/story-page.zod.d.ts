// Generated from schemas/blocks/story-page/story-page.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { DescribeOptions, Issue } from "./messages.js"
import type { StoryPage } from "./story-page.js"
import type { Schema } from "./zod.js"

export declare const storyPageSchema: Schema<StoryPage>

export declare function explainStoryPage(value: unknown, options?: DescribeOptions): Issue[]
