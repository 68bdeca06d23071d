import type { Services } from "@forecourt/api-clients/content"
import type { CallOptions } from "@forecourt/contracts/call"
import type { Place, PlacePredictions } from "@forecourt/contracts/search"
import { createPlaceRequest, type PageLanguage } from "./place-request.ts"

export type PlaceSearch = NonNullable<Services["places"]>

export interface LookedUpPlace {
  /** The most likely place, or `null` if no place was found. */
  readonly place: Place | null
  readonly predictions: PlacePredictions
}

export async function lookUpPlace(
  text: string,
  { findPlaces, fetchPlace }: PlaceSearch,
  { signal, ...page }: PageLanguage & CallOptions,
): Promise<LookedUpPlace> {
  const options = { ...(signal && { signal }) }
  const predictions = await findPlaces(createPlaceRequest(text, page), options)
  const [likeliest] = predictions.places
  const place = likeliest === undefined ? null : await fetchPlace({ placeId: likeliest.place_id }, options)
  return { place, predictions }
}
