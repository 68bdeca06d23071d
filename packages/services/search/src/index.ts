import type { ServiceDefinition } from "@forecourt/service-kit/service"
import { readSearchConfig, type SearchConfig } from "./search.config.ts"
import { openSearchService, type SearchSurroundings } from "./search-service.ts"

export type { SearchSurroundings } from "./search-service.ts"
export type { SeededIndex, SeededPrice } from "./seed-storage.ts"

/** The definition of the search service, for programs that run several services together. */
export const service: ServiceDefinition<SearchConfig, SearchSurroundings> = {
  read: readSearchConfig,
  open: openSearchService,
  setUpBy: ["FORECOURT_SEARCH_WRITE_KEY", "FORECOURT_SEARCH_DATABASE"],
  furtherPaths: ["/indexes", "/indexes/*"],
}
