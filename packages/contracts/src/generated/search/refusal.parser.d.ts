// Generated from schemas/services/search/refusal.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { SearchRefusal } from "./refusal.js"

export declare function parseSearchRefusal(value: unknown): SearchRefusal | null
