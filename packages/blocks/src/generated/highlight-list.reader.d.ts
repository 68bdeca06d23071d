// Generated from schemas/blocks/highlight-list/highlight-list.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { HighlightList } from "./highlight-list.js"

export declare function readHighlightList(raw: unknown): HighlightList | null
