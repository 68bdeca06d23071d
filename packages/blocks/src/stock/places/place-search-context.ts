import { createContext } from "react"
import type { PlaceSearch } from "./look-up-place.ts"

/**
 * The context that provides the functions for looking up places. By default, they call the API of the current site, and
 * the API client is loaded on the first call. Storybook replaces these functions.
 */
export const PlaceSearchContext = createContext<PlaceSearch>({
  findPlaces: async (input, options) => (await openSite()).findPlaces(input, options),
  fetchPlace: async (input, options) => (await openSite()).fetchPlace(input, options),
})

async function openSite(): Promise<PlaceSearch> {
  const { createSearchHttp, searchClient } = await import("@forecourt/api-clients/search")
  return searchClient(createSearchHttp({ url: `${location.origin}/api` }))
}
