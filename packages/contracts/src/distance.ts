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

export const KM_PER_MILE = 1.609344

/**
 * Returns the range of kilometres that are shown as the given number of miles. For example, 162 and 163 kilometres are
 * both shown as 101 miles.
 */
export function toKilometreRange(miles: number): { readonly from: number; readonly to: number } {
  return { from: Math.ceil((miles - 0.5) * KM_PER_MILE), to: Math.ceil((miles + 0.5) * KM_PER_MILE) - 1 }
}
