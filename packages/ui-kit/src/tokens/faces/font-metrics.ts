import { type AdvanceDelta, readAdvanceDeltas } from "./advance-deltas.ts"
import { type FontTables, WIDTHS } from "./read-font.ts"

/** The measurements of a font, as fractions of the font size (em). */
export interface FontMetrics {
  readonly ascent: number
  readonly descent: number
  readonly lineGap: number
  /** Returns the mean width of the characters in a text, at the given weight. */
  readonly meanAdvance: (text: string, weight: number) => number
}

export function readFontMetrics(tables: FontTables): FontMetrics {
  const hhea = getTable(tables, "hhea")
  const em = getTable(tables, "head").getUint16(18)
  const getAdvance = createAdvances(tables)

  return {
    ascent: hhea.getInt16(4) / em,
    descent: -hhea.getInt16(6) / em,
    lineGap: hhea.getInt16(8) / em,
    meanAdvance(text, weight) {
      const delta = readAdvanceDeltas(tables, weight)
      const letters = [...text]
      const total = letters.reduce((sum, letter) => sum + getAdvance(letter, delta), 0)
      return total / letters.length / em
    },
  }
}

function createAdvances(tables: FontTables): (letter: string, delta: AdvanceDelta) => number {
  const widths = tables.get(WIDTHS)
  const [metrics, stepBytes] = widths ? [widths, 2] : [getTable(tables, "hmtx"), 4]
  const last = getTable(tables, "hhea").getUint16(34) - 1
  const getGlyph = createGlyphs(getTable(tables, "cmap"))
  return (letter, delta) => {
    const glyph = getGlyph(letter.codePointAt(0) ?? 0)
    if (glyph === 0) throw new Error(`font: it has no "${letter}". Choose a sample that it can write.`)
    return metrics.getUint16(Math.min(glyph, last) * stepBytes) + delta(glyph)
  }
}

/**
 * Creates a function that looks up the glyph index of a character in a `cmap` table in format 4. The function returns 0
 * if the font has no glyph.
 */
function createGlyphs(cmap: DataView): (code: number) => number {
  const start = Array.from({ length: cmap.getUint16(2) }, (_, index) => cmap.getUint32(4 + index * 8 + 4)).find(
    (offset) => cmap.getUint16(offset) === 4,
  )
  if (start === undefined) throw new Error("font: its cmap has no table in format 4. Choose another file of the font.")
  const segments = cmap.getUint16(start + 6) / 2
  const [ends, starts, deltas, ranges] = [14, 16 + segments * 2, 16 + segments * 4, 16 + segments * 6].map(
    (offset) => start + offset,
  ) as [number, number, number, number]

  return (code) => {
    for (let at = 0; at < segments * 2; at += 2) {
      if (cmap.getUint16(ends + at) < code) continue
      const first = cmap.getUint16(starts + at)
      if (first > code) return 0
      const range = cmap.getUint16(ranges + at)
      const delta = cmap.getUint16(deltas + at)
      if (range === 0) return (code + delta) & 0xffff
      const glyph = cmap.getUint16(ranges + at + range + (code - first) * 2)
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff
    }
    return 0
  }
}

function getTable(tables: FontTables, name: string): DataView {
  const table = tables.get(name)
  if (!table) throw new Error(`font: it has no table "${name}". Choose another file of the font.`)
  return table
}
