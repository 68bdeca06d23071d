// Generated from schemas/services/content/llms-response.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { LlmsResponse } from "./llms-response.js"

export declare function parseLlmsResponse(value: unknown): LlmsResponse | null
