// Generated from schemas/services/content/robots-answer.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { RobotsAnswer } from "./robots-answer.js"

export declare function parseRobotsAnswer(value: unknown): RobotsAnswer | null
