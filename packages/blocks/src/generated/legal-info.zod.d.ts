// Generated from schemas/blocks/legal-info/legal-info.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { LegalInfo } from "./legal-info.js"
import type { DescribeOptions, Issue } from "./messages.js"
import type { Schema } from "./zod.js"

export declare const legalInfoSchema: Schema<LegalInfo>

export declare function explainLegalInfo(value: unknown, options?: DescribeOptions): Issue[]
