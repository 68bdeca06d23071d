import { clamp, type Point, type Position, project, unproject } from "./mercator.ts"

/** What the map looks at. */
export interface Camera {
  readonly centre: Position
  /** A whole number: 0 is the world, 19 a building. */
  readonly zoom: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

export const LEAST_ZOOM = 2
export const MAX_ZOOM = 19

/** Room that a marker needs between its tip and the edge. */
const EDGE_PX = 48

/** Where a position is seen, from the middle of the map. */
export function seenAt(position: Position, { centre, zoom }: Camera): Point {
  const [there, here] = [project(position, zoom), project(centre, zoom)]
  return { x: there.x - here.x, y: there.y - here.y }
}

/** Moves what is looked at by so many pixels. */
export function panned({ centre, zoom }: Camera, by: Point): Camera {
  const { x, y } = project(centre, zoom)
  return { centre: unproject({ x: x + by.x, y: y + by.y }, zoom), zoom }
}

/** Comes nearer or goes further away; what lies at the point, counted from the middle, stays where it is. */
export function zoomed(camera: Camera, by: number, at: Point = { x: 0, y: 0 }): Camera {
  const zoom = clamp(camera.zoom + by, LEAST_ZOOM, MAX_ZOOM)
  if (zoom === camera.zoom) return camera
  const near = panned(camera, at)
  return panned({ centre: near.centre, zoom }, { x: -at.x, y: -at.y })
}

/** Whether a position is seen with some room around it. */
export function isInSight(position: Position, camera: Camera, size: Size): boolean {
  const { x, y } = seenAt(position, camera)
  return Math.abs(x) <= size.width / 2 - EDGE_PX && Math.abs(y) <= size.height / 2 - EDGE_PX
}

/** The nearest look that has all the positions in it, no nearer than `zoom`. */
export function fitted(positions: readonly Position[], size: Size, zoom: number): Camera {
  const centre = middle(positions)
  for (let near = clamp(zoom, LEAST_ZOOM, MAX_ZOOM); near > LEAST_ZOOM; near -= 1) {
    const camera = { centre, zoom: near }
    if (positions.every((position) => isInSight(position, camera, size))) return camera
  }
  return { centre, zoom: LEAST_ZOOM }
}

/** The middle of the smallest box around the positions, as rendered. */
function middle(positions: readonly Position[]): Position {
  const points = positions.map((position) => project(position, 0))
  const between = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2
  return unproject({ x: between(points.map(({ x }) => x)), y: between(points.map(({ y }) => y)) }, 0)
}
