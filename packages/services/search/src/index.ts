import type { ServiceDefinition } from "@forecourt/service-kit/service"
import { type SearchConfig, searchConfig } from "./search.config.ts"
import { openSearchService, type SearchSurroundings } from "./search-service.ts"

export type { SearchSurroundings } from "./search-service.ts"
export type { SeededIndex, SeededPrice } from "./seed-storage.ts"

/** The search service, for whoever runs it beside others. */
export const service: ServiceDefinition<SearchConfig, SearchSurroundings> = {
  read: searchConfig,
  open: openSearchService,
  setUpBy: ["FORECOURT_SEARCH_WRITE_KEY", "FORECOURT_SEARCH_DATABASE"],
  furtherPaths: ["/indexes", "/indexes/*"],
}
