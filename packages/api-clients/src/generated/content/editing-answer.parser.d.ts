// Generated from schemas/services/content/editing-answer.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { EditingAnswer } from "./editing-answer.js"

export declare function parseEditingAnswer(value: unknown): EditingAnswer | null
