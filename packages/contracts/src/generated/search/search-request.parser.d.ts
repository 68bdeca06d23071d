// Generated from schemas/services/search/search-request.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { SearchRequest } from "./search-request.js"

export declare function parseSearchRequest(value: unknown): SearchRequest | null
