// Generated from schemas/services/search-alerts/alert-origin.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { AlertOrigin } from "./alert-origin.js"

export declare function parseAlertOrigin(value: unknown): AlertOrigin | null
