// Generated from schemas/services/content/tags-response.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { TagsResponse } from "./tags-response.js"

export declare function parseTagsResponse(value: unknown): TagsResponse | null
