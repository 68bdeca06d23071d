// Generated from schemas/services/forms/form-receipt.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { FormReceipt } from "./form-receipt.js"

export declare function parseFormReceipt(value: unknown): FormReceipt | null
