// Generated from schemas/services/search/dealership.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Dealership } from "./dealership.js"

export declare function parseDealership(value: unknown): Dealership | null
