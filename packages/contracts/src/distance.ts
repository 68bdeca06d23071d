/** A geographical position in degrees. */
export interface Position {
  readonly latitude: number
  readonly longitude: number
}

/** Matches a position in degrees, such as `57.7072, 11.9668`. */
const POSITION = /^(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)$/

/**
 * Parses a position such as `57.7072, 11.9668`. Returns `null` if the text is invalid or a coordinate is out of range.
 */
export function parsePosition(text: string): Position | null {
  const [, north, east] = POSITION.exec(text.trim()) ?? []
  const [latitude, longitude] = [Number(north), Number(east)]
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null
}

const EARTH_KM = 6371

/** Returns the great-circle distance between two positions, in kilometres. */
export function getDistanceKm(position: Position, other: Position): number {
  const [from, to] = [toRadians(position.latitude), toRadians(other.latitude)]
  const rise = Math.sin((to - from) / 2) ** 2
  const turn = Math.sin(toRadians(other.longitude - position.longitude) / 2) ** 2
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(rise + Math.cos(from) * Math.cos(to) * turn)))
}

function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
