// Generated from schemas/blocks/navigation/navigation.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { DescribeOptions, Issue } from "./messages.js"
import type { Navigation } from "./navigation.js"
import type { Schema } from "./zod.js"

export declare const navigationSchema: Schema<Navigation>

export declare function explainNavigation(value: unknown, options?: DescribeOptions): Issue[]
