// Generated from schemas/services/personalisation/page-view.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { PageView } from "./page-view.js"

export declare function parsePageView(value: unknown): PageView | null
