import type { FontTables } from "./read-font.ts"

export type AdvanceDelta = (glyph: number) => number

export function readAdvanceDeltas(tables: FontTables, weight: number): AdvanceDelta {
  const hvar = tables.get("HVAR")
  const axes = readAxes(tables)
  if (!hvar || axes.length === 0) return () => 0
  const place = axes.map((axis) => (axis.tag === "wght" ? normalizeValue(axis, weight) : 0))
  const store = readStore(hvar, hvar.getUint32(4), place)
  const map = hvar.getUint32(8)
  return map === 0 ? (glyph) => store(0, glyph) : (glyph) => store(...readMap(hvar, map, glyph))
}

interface Axis {
  readonly tag: string
  readonly min: number
  readonly origin: number
  readonly max: number
  /**
   * The pairs of positions from the `avar` table of the font. Each pair maps a position on the linear axis to the
   * adjusted position that the type designer has chosen.
   */
  readonly bends: readonly (readonly [number, number])[]
}

function readAxes(tables: FontTables): readonly Axis[] {
  const fvar = tables.get("fvar")
  if (!fvar) return []
  const bends = readBends(tables.get("avar"))
  return Array.from({ length: fvar.getUint16(8) }, (_, index) => {
    const at = fvar.getUint16(4) + index * fvar.getUint16(10)
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((byte) => fvar.getUint8(at + byte)))
    const [min, origin, max] = [4, 8, 12].map((offset) => fvar.getInt32(at + offset) / 65_536) as [
      number,
      number,
      number,
    ]
    return { tag, min, origin, max, bends: bends[index] ?? [] }
  })
}

function readBends(avar: DataView | undefined): readonly Axis["bends"][] {
  if (!avar) return []
  let at = 8
  return Array.from({ length: avar.getUint16(6) }, () => {
    const count = avar.getUint16(at)
    const pairs = Array.from({ length: count }, (_, index) => {
      const pair = at + 2 + index * 4
      return [readF2dot14(avar, pair), readF2dot14(avar, pair + 2)] as const
    })
    at += 2 + count * 4
    return pairs
  })
}

function normalizeValue({ min, origin, max, bends }: Axis, value: number): number {
  const clamped = Math.min(Math.max(value, min), max)
  const plain = clamped < origin ? (clamped - origin) / (origin - min || 1) : (clamped - origin) / (max - origin || 1)
  const after = bends.findIndex(([from]) => from >= plain)
  const [high, low] = [bends[after], bends[after - 1]]
  if (!high) return plain
  if (!low || high[0] === plain) return high[1]
  return low[1] + ((plain - low[0]) / (high[0] - low[0])) * (high[1] - low[1])
}

function readStore(view: DataView, start: number, place: readonly number[]): (outer: number, inner: number) => number {
  const scalars = readRegionScalars(view, start + view.getUint32(start + 2), place)
  return (outer, inner) => {
    const data = start + view.getUint32(start + 8 + outer * 4)
    const [words, regions] = [view.getUint16(data + 2), view.getUint16(data + 4)]
    const longs = words & 0x8000 ? 2 : 1
    const wide = words & 0x7fff
    const rowBytes = (wide * 2 + (regions - wide)) * longs
    let at = data + 6 + regions * 2 + inner * rowBytes
    let sum = 0
    for (let index = 0; index < regions; index += 1) {
      const size = (index < wide ? 2 : 1) * longs
      const delta = size === 4 ? view.getInt32(at) : size === 2 ? view.getInt16(at) : view.getInt8(at)
      sum += delta * (scalars[view.getUint16(data + 6 + index * 2)] ?? 0)
      at += size
    }
    return sum
  }
}

function readRegionScalars(view: DataView, list: number, place: readonly number[]): readonly number[] {
  const axes = view.getUint16(list)
  return Array.from({ length: view.getUint16(list + 2) }, (_, region) =>
    place.reduce((scalar, value, axis) => {
      const at = list + 4 + (region * axes + axis) * 6
      return scalar * getTent(value, readF2dot14(view, at), readF2dot14(view, at + 2), readF2dot14(view, at + 4))
    }, 1),
  )
}

function getTent(value: number, start: number, peak: number, end: number): number {
  if (peak === 0 || value === peak) return 1
  if (value <= start || value >= end) return 0
  return value < peak ? (value - start) / (peak - start) : (end - value) / (end - peak)
}

function readMap(view: DataView, start: number, glyph: number): readonly [outer: number, inner: number] {
  const [isLong, format] = [view.getUint8(start) === 1, view.getUint8(start + 1)]
  const [count, first] = isLong ? [view.getUint32(start + 2), 6] : [view.getUint16(start + 2), 4]
  const size = ((format >> 4) & 3) + 1
  const at = start + first + Math.min(glyph, count - 1) * size
  let entry = 0
  for (let byte = 0; byte < size; byte += 1) entry = entry * 256 + view.getUint8(at + byte)
  const innerBits = (format & 15) + 1
  return [Math.floor(entry / 2 ** innerBits), entry % 2 ** innerBits]
}

function readF2dot14(view: DataView, at: number): number {
  return view.getInt16(at) / 16_384
}
