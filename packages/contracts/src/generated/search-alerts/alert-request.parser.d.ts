// Generated from schemas/services/search-alerts/alert-request.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { AlertRequest } from "./alert-request.js"

export declare function parseAlertRequest(value: unknown): AlertRequest | null
