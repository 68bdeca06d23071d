import { createSearchHttp, searchClient } from "@forecourt/api-clients/search"
import type { CarSearch } from "./list-search.ts"

export const searchSite: CarSearch = (request, options) =>
  searchClient(createSearchHttp({ url: `${location.origin}/api` })).search({ ...request, index: "stock" }, options)
