// Generated from schemas/services/search/loan-option.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { LoanOption } from "./loan-option.js"

export declare function parseLoanOption(value: unknown): LoanOption | null
