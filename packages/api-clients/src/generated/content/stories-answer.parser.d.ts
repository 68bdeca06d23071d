// Generated from schemas/services/content/stories-answer.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { StoriesAnswer } from "./stories-answer.js"

export declare function parseStoriesAnswer(value: unknown): StoriesAnswer | null
