// Generated from schemas/blocks/highlight-list/highlight-list.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Guide } from "./messages.js"

export declare const highlightListGuide: Guide
export declare const highlightListHighlightGuide: Guide
