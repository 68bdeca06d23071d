// Generated from schemas/services/content/story-cursor-response.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { StoryCursorResponse } from "./story-cursor-response.js"

export declare function parseStoryCursorResponse(value: unknown): StoryCursorResponse | null
