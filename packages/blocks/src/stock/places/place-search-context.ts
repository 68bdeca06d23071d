import { createContext } from "react"
import type { PlaceSearch } from "./look-up-place.ts"

/**
 * The context with the functions that look up places. Storybook replaces them. The API client is loaded on the first
 * call.
 */
export const PlaceSearchContext = createContext<PlaceSearch>({
  findPlaces: async (input, options) => (await openSite()).findPlaces(input, options),
  fetchPlace: async (input, options) => (await openSite()).fetchPlace(input, options),
})

async function openSite(): Promise<PlaceSearch> {
  const { createSearchHttp, searchClient } = await import("@forecourt/api-clients/search")
  return searchClient(createSearchHttp({ url: `${location.origin}/api` }))
}
