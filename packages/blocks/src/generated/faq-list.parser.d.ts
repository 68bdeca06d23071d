// Generated from schemas/blocks/faq-list/faq-list.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { FaqList, FaqListQuestion } from "./faq-list.js"

export declare function parseFaqList(value: unknown): FaqList | null
export declare function parseFaqListQuestion(value: unknown): FaqListQuestion | null
