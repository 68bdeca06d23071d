// Generated from schemas/services/content/draft-response.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { DraftResponse } from "./draft-response.js"

export declare function parseDraftResponse(value: unknown): DraftResponse | null
