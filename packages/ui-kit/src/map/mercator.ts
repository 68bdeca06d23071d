/** A place on earth, in degrees. */
export interface Position {
  readonly lat: number
  readonly lng: number
}

/** A point on the screen or on the rendered world, in pixels. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** Width of the whole world at zoom 0, and of a tile at every zoom. The same in all web maps. */
export const TILE_PX = 256

/** Beyond this latitude the projection has no map. */
const LAST_LAT = 85.05

/** Width of the world in pixels. */
export function worldPx(zoom: number): number {
  return TILE_PX * 2 ** zoom
}

/** Where a position lies on the rendered world (Web Mercator). */
export function project({ lat, lng }: Position, zoom: number): Point {
  const sine = Math.sin((clamp(lat, -LAST_LAT, LAST_LAT) * Math.PI) / 180)
  const world = worldPx(zoom)
  return { x: (lng / 360 + 0.5) * world, y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world }
}

/** Which position lies at a point of the rendered world. */
export function unproject({ x, y }: Point, zoom: number): Position {
  const world = worldPx(zoom)
  const lat = (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / world))) * 180) / Math.PI
  const turns = x / world - Math.floor(x / world)
  return { lat: clamp(lat, -LAST_LAT, LAST_LAT), lng: (turns - 0.5) * 360 }
}

/** Whether it is a position on earth: what an editor or a service gave may not be. */
export function isPosition({ lat, lng }: Position): boolean {
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180
}

export function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value))
}
