// Generated from schemas/services/search/seller.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Seller } from "./seller.js"

export declare function parseSeller(value: unknown): Seller | null
