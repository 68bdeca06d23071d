// Generated from schemas/services/content/stories-response.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { StoriesResponse } from "./stories-response.js"

export declare function parseStoriesResponse(value: unknown): StoriesResponse | null
