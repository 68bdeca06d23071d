// Generated from schemas/services/content/media-response.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { MediaResponse } from "./media-response.js"

export declare function parseMediaResponse(value: unknown): MediaResponse | null
