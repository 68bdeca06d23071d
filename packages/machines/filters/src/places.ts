import type { Near, Place, Position } from "./filters.types.ts"

const EARTH_KM = 6371
/** As many values as the search service takes. */
const MAX_PLACES = 100

/** How far two points are from each other as the crow flies, in kilometres. */
export function distanceKm(one: Position, other: Position): number {
  const [from, to] = [radians(one.latitude), radians(other.latitude)]
  const rise = Math.sin((to - from) / 2) ** 2
  const turn = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(rise + Math.cos(from) * Math.cos(to) * turn)))
}

/** Names of the places that are no further from one than said, that one first. */
export function placesWithin({ place, within }: Near, places: readonly Place[]): string[] {
  const centre = places.find(({ name }) => name === place)
  const around = centre === undefined ? [] : places.filter((one) => distanceKm(centre, one) <= within)
  return [...new Set([place, ...around.map(({ name }) => name)])].slice(0, MAX_PLACES)
}

/** The place that is nearest to a point; `null` when there is none. */
export function nearestPlace(position: Position, places: readonly Place[]): Place | null {
  const [nearest = null] = places.toSorted((one, other) => distanceKm(position, one) - distanceKm(position, other))
  return nearest
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
