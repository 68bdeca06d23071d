// Generated from schemas/services/search/mapping.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { StockMappingColumn } from "./mapping-column.ts"

export { parseStockMapping } from "./mapping.parser.js"

/** How rows of a file with columns of its own become documents of an index. */
export interface StockMapping {
  /** What the documents are. */
  kind: "car" | "dealership"
  /** Language of their texts. */
  language?: "sv" | "nb" | "da" | "en" | "fi" | "sk"
  /** What each field of a document is made from. */
  columns: Record<string, StockMappingColumn>
}
