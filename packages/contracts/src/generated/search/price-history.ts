// Generated from schemas/services/search/price-history.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { PriceChange } from "./price-change.ts"

export { parsePriceHistory } from "./price-history.parser.js"

/** The price history of a document, from the earliest price on. */
export interface PriceHistory {
  /** The successive prices. Consecutive prices of the same field differ. */
  prices: PriceChange[]
}
