// Generated from schemas/blocks/scroll-to-top/scroll-to-top.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { DescribeOptions, Issue } from "./messages.js"
import type { ScrollToTop } from "./scroll-to-top.js"
import type { Schema } from "./zod.js"

export declare const scrollToTopSchema: Schema<ScrollToTop>

export declare function explainScrollToTop(value: unknown, options?: DescribeOptions): Issue[]
