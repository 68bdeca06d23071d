// Generated from schemas/blocks/compare-page/compare-page.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { ComparePage } from "./compare-page.js"

export declare function readComparePage(raw: unknown): ComparePage | null
