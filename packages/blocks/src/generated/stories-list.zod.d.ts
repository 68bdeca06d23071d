// Generated from schemas/blocks/stories-list/stories-list.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { DescribeOptions, Issue } from "./messages.js"
import type { StoriesList } from "./stories-list.js"
import type { Schema } from "./zod.js"

export declare const storiesListSchema: Schema<StoriesList>

export declare function explainStoriesList(value: unknown, options?: DescribeOptions): Issue[]
