// Generated from schemas/services/search/search-response.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { SearchResponse } from "./search-response.js"

export declare function parseSearchResponse(value: unknown): SearchResponse | null
