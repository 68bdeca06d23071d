export type { FilterFields, FilterQuery, ListChoice, Place, Range } from "./filters.types.ts"
export { formatQuery, parseQuery } from "./query-address.ts"
export { removeCounts, toSearchRequest } from "./search-request.ts"
