// Generated from schemas/services/finance-quote/quotes-request.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { FinanceQuotesRequest, VehicleRequest } from "./quotes-request.js"

export declare function parseFinanceQuotesRequest(value: unknown): FinanceQuotesRequest | null
export declare function parseVehicleRequest(value: unknown): VehicleRequest | null
