// Generated from schemas/services/search-alerts/alert-receipt.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { AlertReceipt } from "./alert-receipt.js"

export declare function parseAlertReceipt(value: unknown): AlertReceipt | null
