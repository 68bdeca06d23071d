// Generated from schemas/services/content/tags-answer.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { TagsAnswer } from "./tags-answer.js"

export declare function parseTagsAnswer(value: unknown): TagsAnswer | null
