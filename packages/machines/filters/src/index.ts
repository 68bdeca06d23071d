export { distanceKm } from "@forecourt/contracts/distance"
export { type Found, getNewItems } from "./add-page.ts"
export {
  addChips,
  type ChosenValue,
  type ChosenValues,
  chipsOf,
  clearQuery,
  countFilters,
  excludeValue,
  isChosen,
  isExcluded,
  removeChip,
  setChoices,
  setKeyphrase,
  setNear,
  setRange,
  setSort,
  showMore,
  toggleValue,
} from "./filter-rules.ts"
export {
  type FiltersEmitted,
  type FiltersEvent,
  type FiltersInput,
  filtersMachine,
} from "./filters.machine.ts"
export { type FiltersCalls, portsFrom } from "./filters.ports.ts"
export {
  type FiltersSnapshot,
  isOutdated,
  itemsOf,
  MAX_TOTAL,
  MIN_PROGRESS,
  type Progress,
  progressOf,
} from "./filters.select.ts"
export type * from "./filters.types.ts"
export { nearestPlace } from "./places.ts"
export { childValue, formatQuery, parseQuery } from "./query-address.ts"
export { clampRange, RANGE_DELAY_MS, stepOf } from "./range-rules.ts"
export { PAGE_SIZE, requestOf, withoutCounts } from "./search-request.ts"
export { EMPTY_QUERY, getFirstPage, MAX_PAGES } from "./tidy.ts"
