// Generated from schemas/services/search/mapping-column.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { StockMappingColumn } from "./mapping-column.js"

export declare function parseStockMappingColumn(value: unknown): StockMappingColumn | null
