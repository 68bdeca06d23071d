// Generated from schemas/services/search/search-filter.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { SearchFilter } from "./search-filter.js"

export declare function parseSearchFilter(value: unknown): SearchFilter | null
