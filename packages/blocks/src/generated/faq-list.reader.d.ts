// Generated from schemas/blocks/faq-list/faq-list.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { FaqList } from "./faq-list.js"

export declare function readFaqList(raw: unknown): FaqList | null
