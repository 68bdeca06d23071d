import type { Position } from "./map-adapter.types.ts"

/** Returns whether it is a position on earth: an editor's or a service's may not be, regardless of its type. */
export function isPosition(position: Position | null | undefined): position is Position {
  return isWithin(position?.lat, 90) && isWithin(position?.lng, 180)
}

function isWithin(degrees: unknown, limit: number): boolean {
  return typeof degrees === "number" && Math.abs(degrees) <= limit
}
