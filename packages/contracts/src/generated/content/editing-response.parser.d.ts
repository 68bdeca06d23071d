// Generated from schemas/services/content/editing-response.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { EditingResponse } from "./editing-response.js"

export declare function parseEditingResponse(value: unknown): EditingResponse | null
