// Generated from schemas/services/personalisation/event-answer.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { EventAnswer } from "./event-answer.js"

export declare function parseEventAnswer(value: unknown): EventAnswer | null
