import type { Services } from "@forecourt/api-clients/content"
import type { CallOptions } from "@forecourt/contracts/call"
import type { Place, PlacePredictions } from "@forecourt/contracts/search"
import { createPlaceRequest, type PageLanguage } from "./place-request.ts"

/** The calls that predict places for a text and return the position of a place. */
export type PlaceSearch = NonNullable<Services["places"]>

/** The place that a text refers to, and the predicted places for the text. */
export interface LookedUpPlace {
  /** The most likely place, or `null` when there is none. */
  readonly place: Place | null
  readonly predictions: PlacePredictions
}

/** Looks up the place that a text refers to. */
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
