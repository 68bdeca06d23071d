import type { Position, Sight } from "./map-adapter.types.ts"

/** Room around places that are brought into sight together; a small map leaves less. */
const EDGE_PX = 48
const EDGE_SHARE = 0.25

/** The smallest box around positions. */
export function boundsOf(positions: readonly Position[]): Omit<Sight, "zoom"> {
  const lngs = positions.map(({ lng }) => lng)
  const lats = positions.map(({ lat }) => lat)
  return { west: Math.min(...lngs), east: Math.max(...lngs), south: Math.min(...lats), north: Math.max(...lats) }
}

/** How far from the edge of a map they are kept. */
export function roomIn({ clientWidth, clientHeight }: HTMLElement): number {
  return Math.min(EDGE_PX, clientWidth * EDGE_SHARE, clientHeight * EDGE_SHARE)
}

/** What steps of a button may lack to a whole zoom. */
const NEARLY = 0.001

/** The next whole zoom in a direction: a map that brought all places into sight stands between two. */
export function stepped(zoom: number, steps: number): number {
  return steps > 0 ? Math.floor(zoom + NEARLY) + steps : Math.ceil(zoom - NEARLY) + steps
}
