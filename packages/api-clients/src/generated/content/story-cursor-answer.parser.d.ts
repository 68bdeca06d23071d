// Generated from schemas/services/content/story-cursor-answer.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { StoryCursorAnswer } from "./story-cursor-answer.js"

export declare function parseStoryCursorAnswer(value: unknown): StoryCursorAnswer | null
