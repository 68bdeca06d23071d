import { getDistanceKm, type Position } from "@forecourt/contracts/distance"
import type { Near, Place } from "./filters.types.ts"

const MAX_PLACES = 100

export function listPlacesWithin({ place, within }: Near, places: readonly Place[]): string[] {
  const centre = places.find(({ name }) => name === place)
  const around = centre === undefined ? [] : places.filter((place) => getDistanceKm(centre, place) <= within)
  return [...new Set([place, ...around.map(({ name }) => name)])].slice(0, MAX_PLACES)
}

/** Finds the place nearest to a position. Returns `null` when there are no places. */
export function findNearestPlace(position: Position, places: readonly Place[]): Place | null {
  const [nearest = null] = places.toSorted(
    (place, other) => getDistanceKm(position, place) - getDistanceKm(position, other),
  )
  return nearest
}
