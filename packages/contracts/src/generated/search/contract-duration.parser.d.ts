// Generated from schemas/services/search/contract-duration.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { ContractDuration } from "./contract-duration.js"

export declare function parseContractDuration(value: unknown): ContractDuration | null
