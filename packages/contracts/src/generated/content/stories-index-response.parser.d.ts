// Generated from schemas/services/content/stories-index-response.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { StoriesIndexResponse } from "./stories-index-response.js"

export declare function parseStoriesIndexResponse(value: unknown): StoriesIndexResponse | null
