import { createContext } from "react"
import type { CarSearch } from "./list-search.ts"

const searchSite: CarSearch = async (request, options) =>
  (await import("./site-search.ts")).searchSite(request, options)

/** The list's search function, which Storybook replaces. */
export const CarSearchContext = createContext<CarSearch>(searchSite)
