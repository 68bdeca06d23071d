// Generated from schemas/services/search/price-history.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { PriceChange } from "./price-change.ts"

export { parsePriceHistory } from "./price-history.parser.js"

/** What a document cost, from the earliest price on. */
export interface PriceHistory {
  /** Prices that followed one another; of each field no two in a row are the same. */
  prices: PriceChange[]
}
