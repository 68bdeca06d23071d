import { eastFrom } from "./longitude.ts"
import type { Position, Sight } from "./map-adapter.types.ts"

/** The padding around places that are fitted into view together, in pixels. A small map has less padding. */
const EDGE_PX = 48
const EDGE_SHARE = 0.25

/** Returns the smallest bounding box of positions. If the box crosses the date line, `east` exceeds 180. */
export function getBounds(positions: readonly Position[]): Omit<Sight, "zoom"> {
  const lats = positions.map(({ lat }) => lat)
  return { ...getSpan(positions.map(({ lng }) => lng)), south: Math.min(...lats), north: Math.max(...lats) }
}

/**
 * Returns the shortest eastward span that contains all longitudes: everything except the widest gap between two
 * adjacent longitudes.
 */
function getSpan(lngs: readonly number[]): Pick<Sight, "west" | "east"> {
  const sorted = lngs.toSorted((a, b) => a - b)
  const gaps = sorted.map((lng, index) => lng - (sorted.at(index - 1) ?? lng) + (index === 0 ? 360 : 0))
  const west = sorted[gaps.indexOf(Math.max(...gaps))] ?? 0
  return { west, east: Math.max(west, ...sorted.map((lng) => eastFrom(west, lng))) }
}

/** Returns the padding between the places and the edge of a map. */
export function getPadding({ clientWidth, clientHeight }: HTMLElement): number {
  return Math.min(EDGE_PX, clientWidth * EDGE_SHARE, clientHeight * EDGE_SHARE)
}

/** The tolerance within which a zoom counts as a whole number, because of rounding errors. */
const NEARLY = 0.001

/** Returns the next whole zoom in a direction, since a map that fits all places has a fractional zoom. */
export function getNextZoom(zoom: number, steps: number): number {
  return steps > 0 ? Math.floor(zoom + NEARLY) + steps : Math.ceil(zoom - NEARLY) + steps
}
