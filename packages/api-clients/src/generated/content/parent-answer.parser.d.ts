// Generated from schemas/services/content/parent-answer.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { ParentAnswer } from "./parent-answer.js"

export declare function parseParentAnswer(value: unknown): ParentAnswer | null
