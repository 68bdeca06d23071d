// Generated from schemas/services/content/llms-answer.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { LlmsAnswer } from "./llms-answer.js"

export declare function parseLlmsAnswer(value: unknown): LlmsAnswer | null
