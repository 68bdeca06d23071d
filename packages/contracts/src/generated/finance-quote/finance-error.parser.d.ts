// Generated from schemas/services/finance-quote/finance-error.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { FinanceError } from "./finance-error.js"

export declare function parseFinanceError(value: unknown): FinanceError | null
