import type { Position } from "./map-adapter.types.ts"

/** Whether it is a position on earth: what an editor or a service gave may not be. */
export function isPosition({ lat, lng }: Position): boolean {
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180
}
