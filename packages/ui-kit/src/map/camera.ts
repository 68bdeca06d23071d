import { eastFrom } from "./longitude.ts"
import type { Position, Sight } from "./map-adapter.types.ts"

/** The padding, in pixels, around the places when the map fits them into view. */
const EDGE_PX = 48
const EDGE_SHARE = 0.25

export function getBounds(positions: readonly Position[]): Omit<Sight, "zoom"> {
  const lats = positions.map(({ lat }) => lat)
  return { ...getSpan(positions.map(({ lng }) => lng)), south: Math.min(...lats), north: Math.max(...lats) }
}

/**
 * Returns the shortest span that contains all longitudes. The span leaves out the widest gap between two longitudes.
 */
function getSpan(lngs: readonly number[]): Pick<Sight, "west" | "east"> {
  const sorted = lngs.toSorted((a, b) => a - b)
  const gaps = sorted.map((lng, index) => lng - (sorted.at(index - 1) ?? lng) + (index === 0 ? 360 : 0))
  const west = sorted[gaps.indexOf(Math.max(...gaps))] ?? 0
  return { west, east: Math.max(west, ...sorted.map((lng) => eastFrom(west, lng))) }
}

export function getPadding({ clientWidth, clientHeight }: HTMLElement): number {
  return Math.min(EDGE_PX, clientWidth * EDGE_SHARE, clientHeight * EDGE_SHARE)
}

const NEARLY = 0.001

/** Moves a zoom level, which may be fractional, by the given number of steps. Returns a whole zoom level. */
export function getNextZoom(zoom: number, steps: number): number {
  return steps > 0 ? Math.floor(zoom + NEARLY) + steps : Math.ceil(zoom - NEARLY) + steps
}
