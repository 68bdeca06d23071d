import { eastFrom } from "./longitude.ts"
import type { Position, Sight } from "./map-adapter.types.ts"

/** Room around places that are brought into sight together; a small map leaves less. */
const EDGE_PX = 48
const EDGE_SHARE = 0.25

/** The smallest box around positions; one that crosses the date line has its east beyond 180. */
export function getBounds(positions: readonly Position[]): Omit<Sight, "zoom"> {
  const lats = positions.map(({ lat }) => lat)
  return { ...getSpan(positions.map(({ lng }) => lng)), south: Math.min(...lats), north: Math.max(...lats) }
}

/** The shortest way east that has all longitudes: it leaves out the widest gap between two that follow each other. */
function getSpan(lngs: readonly number[]): Pick<Sight, "west" | "east"> {
  const sorted = lngs.toSorted((one, other) => one - other)
  const gaps = sorted.map((lng, index) => lng - (sorted.at(index - 1) ?? lng) + (index === 0 ? 360 : 0))
  const west = sorted[gaps.indexOf(Math.max(...gaps))] ?? 0
  return { west, east: Math.max(west, ...sorted.map((lng) => eastFrom(west, lng))) }
}

/** How far from the edge of a map they are kept. */
export function getPadding({ clientWidth, clientHeight }: HTMLElement): number {
  return Math.min(EDGE_PX, clientWidth * EDGE_SHARE, clientHeight * EDGE_SHARE)
}

/** What steps of a button may lack to a whole zoom. */
const NEARLY = 0.001

/** The next whole zoom in a direction: a map that brought all places into sight stands between two. */
export function getNextZoom(zoom: number, steps: number): number {
  return steps > 0 ? Math.floor(zoom + NEARLY) + steps : Math.ceil(zoom - NEARLY) + steps
}
