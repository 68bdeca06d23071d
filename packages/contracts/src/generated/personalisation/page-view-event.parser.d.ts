// Generated from schemas/services/personalisation/page-view-event.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { PageViewEvent } from "./page-view-event.js"

export declare function parsePageViewEvent(value: unknown): PageViewEvent | null
