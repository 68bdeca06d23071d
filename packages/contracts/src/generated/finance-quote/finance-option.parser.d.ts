// Generated from schemas/services/finance-quote/finance-option.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { FinanceOption } from "./finance-option.js"

export declare function parseFinanceOption(value: unknown): FinanceOption | null
