// Generated from schemas/services/content/stories-index-answer.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { StoriesIndexAnswer } from "./stories-index-answer.js"

export declare function parseStoriesIndexAnswer(value: unknown): StoriesIndexAnswer | null
