// Generated from schemas/blocks/breadcrumb/breadcrumb.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Breadcrumb } from "./breadcrumb.js"
import type { DescribeOptions, Issue } from "./messages.js"
import type { Schema } from "./zod.js"

export declare const breadcrumbSchema: Schema<Breadcrumb>

export declare function explainBreadcrumb(value: unknown, options?: DescribeOptions): Issue[]
