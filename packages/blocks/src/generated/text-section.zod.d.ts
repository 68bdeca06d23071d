// Generated from schemas/blocks/text-section/text-section.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { DescribeOptions, Issue } from "./messages.js"
import type { TextSection } from "./text-section.js"
import type { Schema } from "./zod.js"

export declare const textSectionSchema: Schema<TextSection>

export declare function explainTextSection(value: unknown, options?: DescribeOptions): Issue[]
