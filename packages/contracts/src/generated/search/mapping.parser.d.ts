// Generated from schemas/services/search/mapping.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { StockMapping } from "./mapping.js"

export declare function parseStockMapping(value: unknown): StockMapping | null
