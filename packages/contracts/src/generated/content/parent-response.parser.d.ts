// Generated from schemas/services/content/parent-response.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { ParentResponse } from "./parent-response.js"

export declare function parseParentResponse(value: unknown): ParentResponse | null
