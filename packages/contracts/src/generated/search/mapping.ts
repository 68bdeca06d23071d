// Generated from schemas/services/search/mapping.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { StockMappingColumn } from "./mapping-column.ts"

export { parseStockMapping } from "./mapping.parser.js"

/** The mapping from the rows of a file with custom columns to the documents of an index. */
export interface StockMapping {
  /** The kind of documents. */
  kind: "car" | "dealership"
  /** The language of the documents' texts. */
  language?: "sv" | "nb" | "da" | "en" | "fi" | "sk"
  /** The source of each field of a document. */
  columns: Record<string, StockMappingColumn>
}
