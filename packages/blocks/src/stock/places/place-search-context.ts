import { createContext } from "react"
import type { PlaceSearch } from "./look-up-place.ts"

/**
 * The context with the calls that look up places. By default they call the page's own site, and the client is loaded
 * with the first call. Storybook replaces them.
 */
export const PlaceSearchContext = createContext<PlaceSearch>({
  findPlaces: async (input, options) => (await openSite()).findPlaces(input, options),
  fetchPlace: async (input, options) => (await openSite()).fetchPlace(input, options),
})

async function openSite(): Promise<PlaceSearch> {
  const { createSearchHttp, searchClient } = await import("@forecourt/api-clients/search")
  return searchClient(createSearchHttp({ url: `${location.origin}/api` }))
}
