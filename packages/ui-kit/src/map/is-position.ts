import type { Position } from "./map-adapter.types.ts"

/** Returns true if a position is valid. Editors and services may supply invalid positions despite the type. */
export function isPosition(position: Position | null | undefined): position is Position {
  return isWithin(position?.lat, 90) && isWithin(position?.lng, 180)
}

function isWithin(degrees: unknown, limit: number): boolean {
  return typeof degrees === "number" && Math.abs(degrees) <= limit
}
