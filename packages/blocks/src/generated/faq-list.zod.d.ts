// Generated from schemas/blocks/faq-list/faq-list.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { FaqList, FaqListQuestion } from "./faq-list.js"
import type { DescribeOptions, Issue } from "./messages.js"
import type { Schema } from "./zod.js"

export declare const faqListSchema: Schema<FaqList>
export declare const faqListQuestionSchema: Schema<FaqListQuestion>

export declare function explainFaqList(value: unknown, options?: DescribeOptions): Issue[]
