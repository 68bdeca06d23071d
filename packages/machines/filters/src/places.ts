import { getDistanceKm, type Position } from "@forecourt/contracts/distance"
import type { Near, Place } from "./filters.types.ts"

/** As many values as the search service takes. */
const MAX_PLACES = 100

/** Names of the places that are no further from one than said, that one first. */
export function listPlacesWithin({ place, within }: Near, places: readonly Place[]): string[] {
  const centre = places.find(({ name }) => name === place)
  const around = centre === undefined ? [] : places.filter((one) => getDistanceKm(centre, one) <= within)
  return [...new Set([place, ...around.map(({ name }) => name)])].slice(0, MAX_PLACES)
}

/** The place that is nearest to a point; `null` when there is none. */
export function findNearestPlace(position: Position, places: readonly Place[]): Place | null {
  const [nearest = null] = places.toSorted(
    (one, other) => getDistanceKm(position, one) - getDistanceKm(position, other),
  )
  return nearest
}
