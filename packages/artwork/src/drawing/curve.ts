import { at, clamp, type Point } from "./geometry.ts"

export type Curve = (x: number) => number

/** A smooth curve through the points that never overshoots them (Fritsch–Carlson monotone cubic). */
export function curve(...points: readonly Point[]): Curve {
  const count = points.length
  if (count === 1) return () => at(points, 0)[1]
  const slopes = points.slice(1).map((point, index) => {
    const before = at(points, index)
    return (point[1] - before[1]) / (point[0] - before[0])
  })
  const tangents = points.map((_, index) => {
    if (index === 0) return at(slopes, 0)
    if (index === count - 1) return at(slopes, count - 2)
    const left = at(slopes, index - 1)
    const right = at(slopes, index)
    return left * right <= 0 ? 0 : (2 * left * right) / (left + right)
  })
  const first = at(points, 0)[0]
  const last = at(points, count - 1)[0]

  return (value) => {
    const x = clamp(value, first, last)
    let index = 0
    while (index < count - 2 && x > at(points, index + 1)[0]) index++
    const [x0, y0] = at(points, index)
    const [x1, y1] = at(points, index + 1)
    const width = x1 - x0
    const t = (x - x0) / width
    const bend = t * t * (3 - 2 * t)
    return (
      y0 * (1 - bend) +
      y1 * bend +
      width * (t * (1 - t) ** 2 * at(tangents, index) - t * t * (1 - t) * at(tangents, index + 1))
    )
  }
}
