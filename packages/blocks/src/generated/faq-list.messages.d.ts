// Generated from schemas/blocks/faq-list/faq-list.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Guide } from "./messages.js"

export declare const faqListGuide: Guide
export declare const faqListQuestionGuide: Guide
