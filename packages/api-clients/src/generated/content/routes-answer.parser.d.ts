// Generated from schemas/services/content/routes-answer.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { RoutesAnswer } from "./routes-answer.js"

export declare function parseRoutesAnswer(value: unknown): RoutesAnswer | null
