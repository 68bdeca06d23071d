// Generated from schemas/site/page.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { DescribeOptions, Issue } from "./messages.js"
import type { PageFields } from "./page.js"
import type { Schema } from "./zod.js"

export declare const pageFieldsSchema: Schema<PageFields>

export declare function explainPageFields(value: unknown, options?: DescribeOptions): Issue[]
