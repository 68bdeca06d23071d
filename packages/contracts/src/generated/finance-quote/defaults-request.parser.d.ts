// Generated from schemas/services/finance-quote/defaults-request.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { FinanceDefaultsRequest } from "./defaults-request.js"

export declare function parseFinanceDefaultsRequest(value: unknown): FinanceDefaultsRequest | null
