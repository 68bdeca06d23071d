// Generated from schemas/services/content/history-response.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { HistoryResponse } from "./history-response.js"

export declare function parseHistoryResponse(value: unknown): HistoryResponse | null
