import { clipTo, group, type Ink, num, rect } from "../drawing/ink.ts"

/** One capital, drawn as strokes on a height of 100: `M`, `L` and `C` with absolute numbers. */
interface Glyph {
  readonly width: number
  readonly strokes: string
  /** Strokes of a sign above the letter. */
  readonly sign?: string
}

const P = "M0 100 L0 0 L34 0 C54 0 64 11 64 28.5 C64 46 54 57 34 57 L0 57"
const S =
  "M58 16 C50 5 40 0 30 0 C12 0 2 11 2 25 C2 41 14 46 31 50 C50 54 62 60 62 76 C62 91 49 100 32 100 C19 100 8 94 0 83"

/** Our own capitals: one line thick, built from straights and quarter rounds, so that pictures need no font. */
const glyphs: Readonly<Record<string, Glyph>> = {
  A: { width: 76, strokes: "M0 100 L38 0 L76 100 M14 66 L62 66" },
  B: {
    width: 66,
    strokes:
      "M0 49 L0 0 L33 0 C51 0 60 10 60 24.5 C60 39 51 49 33 49 L0 49 L0 100 L36 100 C56 100 66 90 66 74.5 C66 58 56 49 36 49",
  },
  C: { width: 72, strokes: "M72 18 C62 6 51 0 40 0 C16 0 0 20 0 50 C0 80 16 100 40 100 C51 100 62 94 72 82" },
  D: { width: 74, strokes: "M0 0 L0 100 L30 100 C58 100 74 80 74 50 C74 20 58 0 30 0 L0 0" },
  E: { width: 58, strokes: "M58 0 L0 0 L0 100 L58 100 M0 49 L50 49" },
  F: { width: 56, strokes: "M56 0 L0 0 L0 100 M0 50 L48 50" },
  G: { width: 76, strokes: "M73 18 C63 6 52 0 40 0 C16 0 0 20 0 50 C0 80 16 100 40 100 C60 100 75 88 76 56 L46 56" },
  H: { width: 72, strokes: "M0 0 L0 100 M72 0 L72 100 M0 50 L72 50" },
  I: { width: 0, strokes: "M0 0 L0 100" },
  K: { width: 64, strokes: "M0 0 L0 100 M61 0 L1 60 M24 38 L64 100" },
  L: { width: 54, strokes: "M0 0 L0 100 L54 100" },
  M: { width: 86, strokes: "M0 100 L0 0 L43 66 L86 0 L86 100" },
  N: { width: 72, strokes: "M0 100 L0 0 L72 100 L72 0" },
  O: { width: 84, strokes: "M42 0 C16 0 0 21 0 50 C0 79 16 100 42 100 C68 100 84 79 84 50 C84 21 68 0 42 0" },
  P: { width: 64, strokes: P },
  R: { width: 66, strokes: `${P} M34 57 L66 100` },
  S: { width: 62, strokes: S },
  Š: { width: 62, strokes: S, sign: "M13 -40 L31 -24 L49 -40" },
  T: { width: 70, strokes: "M0 0 L70 0 M35 0 L35 100" },
  U: { width: 70, strokes: "M0 0 L0 62 C0 86 13 100 35 100 C57 100 70 86 70 62 L70 0" },
  V: { width: 74, strokes: "M0 0 L37 100 L74 0" },
  W: { width: 112, strokes: "M0 0 L28 100 L56 12 L84 100 L112 0" },
  Y: { width: 70, strokes: "M0 0 L35 52 L70 0 M35 52 L35 100" },
  Z: { width: 64, strokes: "M0 0 L64 0 L0 100 L64 100" },
  "-": { width: 34, strokes: "M0 52 L34 52" },
}

export interface Lettering {
  /** Height of a capital. */
  readonly size: number
  /** Thickness of the stroke as a share of the height. */
  readonly weight: number
  /** Stretches the letters sideways. */
  readonly wide?: number
  /** Space between letters as a share of the height. */
  readonly gap?: number
  /** Leans the letters, in degrees. */
  readonly slant?: number
  readonly colour: string
  readonly soft?: boolean
}

export interface Word {
  readonly ink: Ink
  readonly width: number
}

/** Writes a word in our capitals; its upper left corner is the origin. Ends are cut flush with the line, as in type. */
export function write(
  word: string,
  { size, weight, wide = 1, gap = 0.3, slant = 0, colour, soft = false }: Lettering,
): Word {
  const unit = size / 100
  const stroke = weight * size
  const tall = unit * ((size - stroke) / size)
  let x = stroke / 2
  let letters = ""
  let signs = ""
  for (const letter of word) {
    const glyph = glyphs[letter]
    if (!glyph) throw new Error(`lettering: no capital for "${letter}". Draw one in marks/letters.ts.`)
    letters += placed(glyph.strokes, x, stroke / 2, unit * wide, tall)
    if (glyph.sign) signs += placed(glyph.sign, x, stroke / 2, unit * wide, tall)
    x += glyph.width * unit * wide + stroke + gap * size
  }
  const width = x - gap * size - stroke / 2
  const id = `word-${word.replace("Š", "S")}-${colour.slice(1)}`
  const look = `fill="none" stroke="${colour}" stroke-width="${num(stroke)}"`
  const ends = soft
    ? 'stroke-linejoin="round" stroke-linecap="round"'
    : 'stroke-linejoin="miter" stroke-linecap="square" stroke-miterlimit="8"'
  const clip = soft ? "" : clipTo(id, rect(-size, 0, width + 2 * size, size, { fill: "#000" }))
  const body = `${clip}<path d="${letters}" ${look} ${ends}${soft ? "" : ` clip-path="url(#${id})"`}/>`
  const ink = signs ? `${body}<path d="${signs}" ${look} stroke-linejoin="miter"/>` : body
  const lean = Math.tan((slant * Math.PI) / 180) * size
  return slant === 0
    ? { ink, width }
    : { ink: group(ink, `translate(${num(lean)} 0) skewX(${-slant})`), width: width + lean }
}

/** Moves and scales the numbers of a path made of absolute pairs. */
function placed(strokes: string, x: number, y: number, sx: number, sy: number): string {
  let even = false
  return strokes.replace(/-?\d+(?:\.\d+)?/g, (text) => {
    even = !even
    const value = Number(text)
    return String(Math.round((even ? x + value * sx : y + value * sy) * 100) / 100)
  })
}
