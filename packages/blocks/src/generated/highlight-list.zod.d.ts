// Generated from schemas/blocks/highlight-list/highlight-list.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { HighlightList, HighlightListHighlight } from "./highlight-list.js"
import type { DescribeOptions, Issue } from "./messages.js"
import type { Schema } from "./zod.js"

export declare const highlightListSchema: Schema<HighlightList>
export declare const highlightListHighlightSchema: Schema<HighlightListHighlight>

export declare function explainHighlightList(value: unknown, options?: DescribeOptions): Issue[]
