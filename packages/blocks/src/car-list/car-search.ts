import { createContext } from "react"
import type { CarSearch } from "./list-search.ts"

/** Searches through the site's own search service. The client of this service is loaded on the first call. */
const searchSite: CarSearch = async (request, options) =>
  (await import("./site-search.ts")).searchSite(request, options)

/** The context that provides the list's search function. Storybook replaces this function. */
export const CarSearchContext = createContext<CarSearch>(searchSite)
