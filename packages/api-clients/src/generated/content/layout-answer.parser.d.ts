// Generated from schemas/services/content/layout-answer.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { LayoutAnswer } from "./layout-answer.js"

export declare function parseLayoutAnswer(value: unknown): LayoutAnswer | null
