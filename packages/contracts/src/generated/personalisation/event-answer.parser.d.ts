// Generated from schemas/services/personalisation/event-answer.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { EventResponse } from "./event-answer.js"

export declare function parseEventResponse(value: unknown): EventResponse | null
