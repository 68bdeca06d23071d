// Generated from schemas/services/content/stored-media-response.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { StoredMediaResponse } from "./stored-media-response.js"

export declare function parseStoredMediaResponse(value: unknown): StoredMediaResponse | null
