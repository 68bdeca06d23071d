import { createContext } from "react"
import type { CarSearch } from "./list-search.ts"

/** Searches through the site's own service, whose client loads with the first call. */
const searchSite: CarSearch = async (request, options) =>
  (await import("./site-search.ts")).searchSite(request, options)

/** The context with the search function of the list, which Storybook replaces. */
export const CarSearchContext = createContext<CarSearch>(searchSite)
