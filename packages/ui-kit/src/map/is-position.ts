import type { Position } from "./map-adapter.types.ts"

/** Checks that it is a position on earth: what an editor or a service gave may not be, whatever its type says. */
export function isPosition(position: Position | null | undefined): position is Position {
  return isWithin(position?.lat, 90) && isWithin(position?.lng, 180)
}

function isWithin(degrees: unknown, limit: number): boolean {
  return typeof degrees === "number" && Math.abs(degrees) <= limit
}
