import { at, type Point } from "./geometry.ts"

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
  // Curves are read hundreds of thousands of times for one picture: everything but the reading happens here.
  const xs = Float64Array.from(points, ([x]) => x)
  const ys = Float64Array.from(points, ([, y]) => y)
  const leans = Float64Array.from(tangents)
  const first = at(points, 0)[0]
  const last = at(points, count - 1)[0]

  return (value) => {
    const x = value < first ? first : value > last ? last : value
    let index = 0
    while (index < count - 2 && x > (xs[index + 1] as number)) index++
    const x0 = xs[index] as number
    const width = (xs[index + 1] as number) - x0
    const t = (x - x0) / width
    const bend = t * t * (3 - 2 * t)
    const rest = 1 - t
    return (
      (ys[index] as number) * (1 - bend) +
      (ys[index + 1] as number) * bend +
      width * (t * rest * rest * (leans[index] as number) - t * t * rest * (leans[index + 1] as number))
    )
  }
}
