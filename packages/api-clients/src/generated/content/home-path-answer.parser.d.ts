// Generated from schemas/services/content/home-path-answer.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { HomePathAnswer } from "./home-path-answer.js"

export declare function parseHomePathAnswer(value: unknown): HomePathAnswer | null
