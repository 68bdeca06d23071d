export { type SearchConfig, searchConfig } from "./search.config.ts"
export { openSearchService, type SearchService, type SearchSurroundings } from "./search-service.ts"
export type { SeededIndex } from "./seed-storage.ts"
