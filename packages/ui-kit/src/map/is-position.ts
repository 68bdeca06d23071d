import type { Position } from "./map-adapter.types.ts"

/**
 * Returns whether a value is a valid position on earth. Positions that are entered by editors or received from services
 * may be invalid despite their type.
 */
export function isPosition(position: Position | null | undefined): position is Position {
  return isWithin(position?.lat, 90) && isWithin(position?.lng, 180)
}

function isWithin(degrees: unknown, limit: number): boolean {
  return typeof degrees === "number" && Math.abs(degrees) <= limit
}
