import { createContext } from "react"
import type { CarSearch } from "./list-search.ts"

const searchSite: CarSearch = async (request, options) =>
  (await import("./site-search.ts")).searchSite(request, options)

/** The React context with the search function of the car list. Storybook provides another function. */
export const CarSearchContext = createContext<CarSearch>(searchSite)
