// Generated from schemas/blocks/highlight-list/highlight-list.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { HighlightList, HighlightListHighlight } from "./highlight-list.js"

export declare function parseHighlightList(value: unknown): HighlightList | null
export declare function parseHighlightListHighlight(value: unknown): HighlightListHighlight | null
