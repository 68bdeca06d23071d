import type { Place } from "./map-core.ts"
import { type Point, type Position, project, unproject } from "./mercator.ts"

/** Markers nearer to each other than this become one: each stays a target that a finger can hit. */
const CLUSTER_PX = 44

/** One marker: a place, or several that lie too near to each other. */
export interface Cluster {
  readonly places: readonly [Place, ...Place[]]
  readonly position: Position
}

/** Gathers places that would overlap at a zoom. The selected one always stands alone. */
export function cluster(places: readonly Place[], zoom: number, selected: string | null): readonly Cluster[] {
  const left = new Map(places.map((place) => [place, project(place.position, zoom)]))
  const clusters: Cluster[] = []
  for (const [place, at] of left) {
    left.delete(place)
    const near =
      place.id === selected ? [] : [...left].filter(([other, there]) => other.id !== selected && isNear(at, there))
    for (const [other] of near) left.delete(other)
    const points = [at, ...near.map(([, point]) => point)]
    clusters.push({ places: [place, ...near.map(([other]) => other)], position: unproject(mean(points), zoom) })
  }
  return clusters
}

function isNear(one: Point, other: Point): boolean {
  return Math.hypot(one.x - other.x, one.y - other.y) < CLUSTER_PX
}

function mean(points: readonly Point[]): Point {
  const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }))
  return { x: sum.x / points.length, y: sum.y / points.length }
}
