export { getDistanceKm } from "@forecourt/contracts/distance"
export * from "./filter-rules.ts"
export {
  type FiltersEmitted,
  type FiltersEvent,
  type FiltersInput,
  filtersMachine,
} from "./filters.machine.ts"
export { type FiltersCalls, toPorts } from "./filters.ports.ts"
export * from "./filters.select.ts"
export type * from "./filters.types.ts"
export type * from "./found.types.ts"
export { findNearestPlace } from "./places.ts"
export { formatChildValue, formatQuery, parseQuery } from "./query-address.ts"
export { clampRange, getStep, RANGE_DELAY_MS } from "./range-rules.ts"
export { PAGE_SIZE, removeCounts, toSearchRequest } from "./search-request.ts"
export { EMPTY_QUERY, getFirstPage, MAX_PAGES } from "./tidy.ts"
