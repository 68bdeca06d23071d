export type { Facet, FacetChoice, FacetRequest, FacetValue, SearchFilter } from "@forecourt/contracts/search"
export { createSearchHttp, searchClient } from "../generated/search.ts"
export { PRICE_FIELDS, type PriceFields, type ReadPrice, readCurrency, readNetPrice, readPrice } from "./car-price.ts"
export { createEmptyResponse, type StockResponse } from "./empty-response.ts"
export { findAll } from "./find-all.ts"
export { getIndexes, type SearchIndexes } from "./get-indexes.ts"
export { readCar, readDealership, type StockDocument, toValidCar, toValidDealership } from "./read-documents.ts"
export { removeSold } from "./remove-sold.ts"
export {
  createStockSearch,
  type FieldsLeftOut,
  hasFailed,
  type SearchFailure,
  type StockOptions,
  type StockPrices,
  type StockRequest,
  type StockSearch,
  type StockSearchOptions,
} from "./stock-search.ts"
