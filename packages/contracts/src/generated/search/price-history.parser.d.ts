// Generated from schemas/services/search/price-history.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { PriceHistory } from "./price-history.js"

export declare function parsePriceHistory(value: unknown): PriceHistory | null
