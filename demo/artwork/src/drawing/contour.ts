import { lerp, type Point, simplified } from "./geometry.ts"

/** A grid of picture points with a number at each. */
export interface Field {
  readonly columns: number
  readonly rows: number
  readonly point: (column: number, row: number) => Point
  readonly value: (column: number, row: number) => number
}

/** Outlines of where the field is not negative (marching squares; the field ends at its border). */
export function contours(field: Field, tolerance = 0.18): Point[][] {
  const { columns, rows } = field
  const inside = (c: number, r: number): boolean => c >= 0 && r >= 0 && c < columns && r < rows
  // With a border of one all round, which is outside.
  const span = columns + 2
  const values = new Float64Array(span * (rows + 2)).fill(-1e-9)
  for (let r = 0; r < rows; r++) for (let c = 0; c < columns; c++) values[(r + 1) * span + c + 1] = field.value(c, r)
  const value = (c: number, r: number): number => values[(r + 1) * span + c + 1] as number
  const point = (c: number, r: number): Point =>
    field.point(Math.min(columns - 1, Math.max(0, c)), Math.min(rows - 1, Math.max(0, r)))

  const crossings = new Map<number, Point>()
  const next = new Map<number, number[]>()
  const wide = columns + 3
  // Every edge of the grid has a number: horizontal ones are even, vertical ones odd.
  const edge = (c: number, r: number, vertical: boolean): number => ((r + 1) * wide + (c + 1)) * 2 + (vertical ? 1 : 0)

  const cut = (c: number, r: number, vertical: boolean): number => {
    const key = edge(c, r, vertical)
    if (!crossings.has(key)) {
      const c2 = vertical ? c : c + 1
      const r2 = vertical ? r + 1 : r
      const a = value(c, r)
      const b = value(c2, r2)
      const share = !inside(c, r) ? 1 : !inside(c2, r2) ? 0 : a / (a - b)
      const from = point(c, r)
      const to = point(c2, r2)
      crossings.set(key, [lerp(from[0], to[0], share), lerp(from[1], to[1], share)])
    }
    return key
  }
  const join = (from: number, to: number): void => {
    const list = next.get(from)
    if (list) list.push(to)
    else next.set(from, [to])
  }

  for (let r = -1; r < rows; r++) {
    for (let c = -1; c < columns; c++) {
      const corners =
        (value(c, r) >= 0 ? 8 : 0) |
        (value(c + 1, r) >= 0 ? 4 : 0) |
        (value(c + 1, r + 1) >= 0 ? 2 : 0) |
        (value(c, r + 1) >= 0 ? 1 : 0)
      if (corners === 0 || corners === 15) continue
      const top = () => cut(c, r, false)
      const right = () => cut(c + 1, r, true)
      const bottom = () => cut(c, r + 1, false)
      const left = () => cut(c, r, true)
      // The inside is kept on the right hand of every step.
      switch (corners) {
        case 1:
          join(bottom(), left())
          break
        case 2:
          join(right(), bottom())
          break
        case 3:
          join(right(), left())
          break
        case 4:
          join(top(), right())
          break
        case 5:
          join(top(), left())
          join(bottom(), right())
          break
        case 6:
          join(top(), bottom())
          break
        case 7:
          join(top(), left())
          break
        case 8:
          join(left(), top())
          break
        case 9:
          join(bottom(), top())
          break
        case 10:
          join(left(), bottom())
          join(right(), top())
          break
        case 11:
          join(right(), top())
          break
        case 12:
          join(left(), right())
          break
        case 13:
          join(bottom(), right())
          break
        case 14:
          join(left(), bottom())
          break
      }
    }
  }

  const rings: Point[][] = []
  for (const start of next.keys()) {
    const ring: Point[] = []
    let key: number | undefined = start
    while (key !== undefined) {
      const targets: number[] | undefined = next.get(key)
      const target = targets?.pop()
      if (target === undefined) break
      const crossing = crossings.get(key)
      if (crossing) ring.push(crossing)
      key = target
    }
    if (ring.length > 2) {
      const slim = ringSimplified(ring, tolerance)
      if (slim.length > 2 && Math.abs(area(slim)) > 1) rings.push(slim)
    }
  }
  return rings
}

function ringSimplified(ring: readonly Point[], tolerance: number): Point[] {
  const middle = Math.floor(ring.length / 2)
  const first = simplified(ring.slice(0, middle + 1), tolerance)
  const second = simplified([...ring.slice(middle), ...ring.slice(0, 1)], tolerance)
  return [...first, ...second.slice(1, -1)]
}

function area(ring: readonly Point[]): number {
  let sum = 0
  let before = ring[ring.length - 1]
  for (const point of ring) {
    if (before) sum += before[0] * point[1] - point[0] * before[1]
    before = point
  }
  return sum / 2
}
