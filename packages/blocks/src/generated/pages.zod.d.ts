// Generated from schemas/site/pages by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { DescribeOptions, Issue } from "./messages.js"
import type { Schema } from "./zod.js"
import type { DealershipPage, StoryPage } from "@forecourt/renderer"

export declare const dealershipPageSchema: Schema<DealershipPage>
export declare const storyPageSchema: Schema<StoryPage>

export declare function explainDealershipPage(value: unknown, options?: DescribeOptions): Issue[]
export declare function explainStoryPage(value: unknown, options?: DescribeOptions): Issue[]
