// Generated from schemas/services/search/price-change.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { PriceChange } from "./price-change.js"

export declare function parsePriceChange(value: unknown): PriceChange | null
