/** A point on the map, in degrees. */
export interface Position {
  readonly latitude: number
  readonly longitude: number
}

const EARTH_KM = 6371

/** How far two points are from each other as the crow flies, in kilometres. */
export function distanceKm(one: Position, other: Position): number {
  const [from, to] = [radians(one.latitude), radians(other.latitude)]
  const rise = Math.sin((to - from) / 2) ** 2
  const turn = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(rise + Math.cos(from) * Math.cos(to) * turn)))
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
