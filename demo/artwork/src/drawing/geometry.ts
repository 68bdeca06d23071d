export type Point = readonly [x: number, y: number]
export type Space = readonly [x: number, y: number, z: number]

export const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value))
export const lerp = (from: number, to: number, share: number): number => from + (to - from) * share

/** Eases from 0 at the first edge to 1 at the second. */
export function smoothstep(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from), 0, 1)
  return t * t * (3 - 2 * t)
}

/** Evenly spaced numbers from the first to the last, both included. */
export function spread(from: number, to: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => lerp(from, to, index / (count - 1)))
}

export function cross(a: Space, b: Space): Space {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

export const dot = (a: Space, b: Space): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const minus = (a: Space, b: Space): Space => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]

export function unit(vector: Space): Space {
  const length = Math.hypot(...vector) || 1
  return [vector[0] / length, vector[1] / length, vector[2] / length]
}

/** Reads an item that the caller knows to be there. */
export function at<Item>(list: readonly Item[], index: number): Item {
  const item = list[index]
  if (item === undefined) throw new RangeError(`artwork: no item ${index} in a list of ${list.length}. Check the loop.`)
  return item
}

/** The smallest convex outline around the points (Andrew's monotone chain). */
export function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const half = (list: readonly Point[]): Point[] => {
    const chain: Point[] = []
    for (const point of list) {
      while (chain.length >= 2 && turn(at(chain, chain.length - 2), at(chain, chain.length - 1), point) <= 0)
        chain.pop()
      chain.push(point)
    }
    return chain.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.reverse())]
}

const turn = (a: Point, b: Point, c: Point): number => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])

/** Rounds the corners of a closed outline; each corner takes its own radius or the common one. */
export function rounded(outline: readonly Point[], radius: number | readonly number[]): Point[] {
  return outline.flatMap((corner, index) => {
    const before = at(outline, (index + outline.length - 1) % outline.length)
    const after = at(outline, (index + 1) % outline.length)
    const wanted = typeof radius === "number" ? radius : (radius[index] ?? 0)
    const toBefore = Math.hypot(before[0] - corner[0], before[1] - corner[1])
    const toAfter = Math.hypot(after[0] - corner[0], after[1] - corner[1])
    const reach = Math.min(wanted, toBefore / 2, toAfter / 2)
    if (reach < 0.01) return [corner]
    const start: Point = [lerp(corner[0], before[0], reach / toBefore), lerp(corner[1], before[1], reach / toBefore)]
    const end: Point = [lerp(corner[0], after[0], reach / toAfter), lerp(corner[1], after[1], reach / toAfter)]
    return spread(0, 1, 7).map(
      (t): Point => [
        (1 - t) ** 2 * start[0] + 2 * t * (1 - t) * corner[0] + t * t * end[0],
        (1 - t) ** 2 * start[1] + 2 * t * (1 - t) * corner[1] + t * t * end[1],
      ],
    )
  })
}

/** Adds points along the edges so that no step is longer than given: needed before bending an outline onto a surface. */
export function dense(outline: readonly Point[], step: number, closed = true): Point[] {
  if (outline.length === 0) return []
  const last = closed ? outline.length : outline.length - 1
  const result: Point[] = []
  for (let index = 0; index < last; index++) {
    const from = at(outline, index)
    const to = at(outline, (index + 1) % outline.length)
    const parts = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / step))
    for (let part = 0; part < parts; part++)
      result.push([lerp(from[0], to[0], part / parts), lerp(from[1], to[1], part / parts)])
  }
  if (!closed) result.push(at(outline, outline.length - 1))
  return result
}

/** Drops points that lie within the tolerance of their neighbours' line (Ramer–Douglas–Peucker). */
export function simplified(points: readonly Point[], tolerance: number): Point[] {
  if (points.length < 3) return [...points]
  const keep = new Uint8Array(points.length)
  keep[0] = keep[points.length - 1] = 1
  const spans: [number, number][] = [[0, points.length - 1]]
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span
    const a = at(points, from)
    const b = at(points, to)
    const length = Math.hypot(b[0] - a[0], b[1] - a[1])
    let farthest = -1
    let distance = tolerance
    for (let index = from + 1; index < to; index++) {
      const p = at(points, index)
      const away = length < 1e-9 ? Math.hypot(p[0] - a[0], p[1] - a[1]) : Math.abs(turn(a, b, p)) / length
      if (away > distance) {
        farthest = index
        distance = away
      }
    }
    if (farthest > 0) {
      keep[farthest] = 1
      spans.push([from, farthest], [farthest, to])
    }
  }
  return points.filter((_, index) => keep[index] === 1)
}
