import type { Camera } from "../drawing/camera.ts"
import { at, dense, lerp, minus, type Point, rounded, spread, unit } from "../drawing/geometry.ts"
import { type Ink, line, outline, path, polygon } from "../drawing/ink.ts"
import type { Paint } from "../palette/paints.ts"
import type { Body, Mark } from "./body.types.ts"
import type { Market } from "./options.ts"
import { onEnd } from "./shell.ts"
import { BLACK, CHROME, endFacing, markOn, mirrored, onFace, type Sitting, TRIM } from "./surface.ts"

export function face(sitting: Sitting, lights: boolean): Ink {
  const { body, eye, paint, px } = sitting
  const { face: front } = body
  const ink: Ink[] = []
  if (front.panel)
    ink.push(
      markOn(body, eye, "front", front.panel, () => ({
        fill: paint.shade,
        opacity: 0.35,
        stroke: paint.deep,
        width: 5 * px,
      })),
    )
  if (front.grille) ink.push(grille(sitting, front.grille))
  ink.push(markOn(body, eye, "front", front.intake, () => ({ fill: BLACK })))
  if (front.fogs) ink.push(markOn(body, eye, "front", front.fogs, () => ({ fill: BLACK })))
  ink.push(
    line(
      onFace(
        body,
        eye,
        "front",
        [
          [-1.02, 0.03],
          [1.02, 0.03],
        ],
        false,
      ),
      { stroke: TRIM, width: 26 * px },
    ),
  )
  ink.push(plate(sitting, "front", 0.24, 0.36))
  // Round lamps stand alone where there is no line of light beside them.
  if (!front.round || front.signature.length > 0)
    ink.push(
      markOn(body, eye, "front", front.headlight, () => ({ fill: "#26333b", stroke: paint.deep, width: 4 * px })),
    )
  const glowing = lights ? "#fff6da" : "#e9f1f3"
  for (const signature of front.signature) {
    for (const side of [signature, mirrored(signature)]) {
      ink.push(
        line(onFace(body, eye, "front", side, false), {
          stroke: glowing,
          width: (front.glow ?? 15) * px,
          cap: front.glow ? "butt" : "round",
        }),
      )
    }
  }
  if (front.round) {
    for (const across of [-front.round.across, front.round.across])
      ink.push(roundLamp(body, eye, across, front.round.up, front.round.size, paint))
  }
  ink.push(badge(sitting, "front", front.badge ?? (front.grille ? 0.6 : 0.66)))
  return ink.join("")
}

/** An opening with its bars; a mirrored one has its bars on both halves. */
function grille({ body, eye, px, finish }: Sitting, mark: Mark): Ink {
  const { bars = 0, grain = "level" } = body.face
  const frame = finish.metal === "chrome" ? { stroke: CHROME, width: 15 * px } : {}
  const ink = [markOn(body, eye, "front", mark, () => ({ fill: BLACK, ...frame }))]
  const ups = mark.outline.map(([, up]) => up)
  const acrosses = mark.outline.map(([across]) => across)
  const [low, high] = [Math.min(...ups), Math.max(...ups)]
  const [left, right] = [Math.min(...acrosses), Math.max(...acrosses)]
  const colour = finish.metal === "chrome" ? "#b4bfc3" : finish.metal === "dark" ? "#2c353a" : "#56626a"
  const rows = Array.from({ length: bars }, (_, index) => (index + 1) / (bars + 1)).flatMap((share) => {
    const place = grain === "upright" ? lerp(left, right, share) : lerp(low, high, share)
    const [from, to] = barIn(mark, place, grain)
    const bar: Point[] = [from, to].map((end) => (grain === "upright" ? [place, end] : [end, place]))
    return (mark.mirrored ? [bar, mirrored(bar)] : [bar]).map((points) =>
      outline(onFace(body, eye, "front", points, false), false),
    )
  })
  ink.push(path(rows.join(""), { stroke: colour, width: (grain === "upright" ? 12 : 9) * px }))
  return ink.join("")
}

/** Where a bar begins and ends inside the outline. */
function barIn({ outline }: Mark, place: number, grain: "upright" | "level"): [number, number] {
  const [along, across] = grain === "upright" ? ([0, 1] as const) : ([1, 0] as const)
  const hits = outline.flatMap((from, index) => {
    const to = at(outline, (index + 1) % outline.length)
    const [a, b] = [from[along], to[along]]
    if ((a - place) * (b - place) > 0 || a === b) return []
    return [lerp(from[across], to[across], (place - a) / (b - a))]
  })
  const [low, high] = [Math.min(...hits), Math.max(...hits)]
  return [lerp(low, high, 0.05), lerp(low, high, 0.95)]
}

function roundLamp(body: Body, eye: Camera, across: number, up: number, size: number, paint: Paint): Ink {
  const centre = onEnd(body.lower, "front", [across, up])
  const side = minus(onEnd(body.lower, "front", [across + 0.03, up]), centre)
  const right = unit(side)
  const ring = (radius: number): Point[] =>
    spread(0, Math.PI * 2, 37).map((angle) =>
      eye.project([
        centre[0] + right[0] * Math.cos(angle) * radius - 10,
        centre[1] + right[1] * Math.cos(angle) * radius,
        centre[2] + Math.sin(angle) * radius,
      ]),
    )
  return [
    polygon(ring(size), { fill: paint.deep }),
    polygon(ring(size * 0.92), { fill: "#dfe9ec" }),
    polygon(ring(size * 0.78), { fill: "#2d3a42" }),
    polygon(ring(size * 0.5), { fill: "#6d8492" }),
    polygon(ring(size * 0.28), { fill: "#eff5f6" }),
  ].join("")
}

/** Half the width of a plate, and its groups of invented signs: where each begins and ends, in shares of that half. */
const plates: Record<Market, { readonly half: number; readonly groups: readonly SignGroup[] }> = {
  se: {
    half: 0.19,
    groups: [
      [-0.7, -0.04, 3],
      [0.16, 0.82, 3],
    ],
  },
  no: {
    half: 0.19,
    groups: [
      [-0.7, -0.28, 2],
      [-0.14, 0.86, 5],
    ],
  },
  fi: {
    half: 0.165,
    groups: [
      [-0.68, -0.02, 3],
      [0.18, 0.84, 3],
    ],
  },
  sk: {
    half: 0.19,
    groups: [
      [-0.74, -0.34, 2],
      [-0.12, 0.46, 3],
      [0.54, 0.9, 2],
    ],
  },
  uk: {
    half: 0.19,
    groups: [
      [-0.74, 0.08, 4],
      [0.24, 0.86, 3],
    ],
  },
}

type SignGroup = readonly [from: number, to: number, count: number]

/** From where to where a sign reaches, in shares of the board's height. */
const SIGNS = [
  [0.24, 0.76],
  [0.5, 0.76],
  [0.24, 0.5],
  [0.38, 0.62],
] as const

/** A board with the country's band, and bars where a real one has letters. */
function plate({ body, eye, finish }: Sitting, end: "front" | "rear", low: number, high: number): Ink {
  const { half, groups } = plates[finish.market ?? "se"]
  // What is read from left to right runs towards the near side on the nose, and away from it on the tail.
  const way = (end === "front") === !finish.isMirrored ? 1 : -1
  const field = (from: number, to: number, foot: number, top: number): Point[] =>
    [
      [from, foot],
      [to, foot],
      [to, top],
      [from, top],
    ].map(([across = 0, up = 0]): Point => [across * half * way, lerp(low, high, up)])
  const on = (points: readonly Point[]): Point[] => onFace(body, eye, end, points)
  const number = finish.signs ?? 0
  // The number in fours, one to a sign: two numbers never give the same row.
  const signs = (finish.market ? groups : [])
    .flatMap(([from, to, count]) => {
      const step = (to - from) / count
      return Array.from({ length: count }, (_, index) => [from + step * index, from + step * (index + 0.72)] as const)
    })
    .map(([from, to], index) => ({ from, to, size: at(SIGNS, Math.floor(number / 4 ** (index % 5)) % 4) }))
  return [
    polygon(on(rounded(field(-1, 1, 0, 1), 0.012)), {
      fill: finish.market === "uk" && end === "rear" ? "#f6c51f" : "#f4f6f5",
    }),
    polygon(on(field(-1, -0.82, 0, 1)), { fill: "#2a5d9c" }),
    finish.market === "no" ? polygon(on(field(-0.96, -0.86, 0.56, 0.84)), { fill: "#c8323c" }) : "",
    finish.market === "sk" ? polygon(on(field(-0.3, -0.18, 0.32, 0.7)), { fill: "#c8323c" }) : "",
    path(signs.map(({ from, to, size: [foot, top] }) => outline(on(field(from, to, foot, top)))).join(""), {
      fill: "#3a454c",
    }),
  ].join("")
}

function badge({ body, eye, finish }: Sitting, end: "front" | "rear", up: number): Ink {
  const centre = onEnd(body.lower, end, [0, up])
  const out = end === "front" ? -6 : 6
  const ring = (radius: number): Point[] =>
    spread(0, Math.PI * 2, 25).map((angle) =>
      eye.project([centre[0] + out, centre[1] + Math.cos(angle) * radius, centre[2] + Math.sin(angle) * radius]),
    )
  const bright = finish.metal === "dark" ? "#6b767c" : "#d9e0e2"
  return polygon(ring(46), { fill: bright }) + polygon(ring(34), { fill: "#39444b" })
}

export function back(sitting: Sitting): Ink {
  const { body, eye, px } = sitting
  const { back: tail } = body
  return [
    markOn(body, eye, "rear", tail.lowerTrim, () => ({ fill: TRIM })),
    tail.lampBand ? markOn(body, eye, "rear", tail.lampBand, () => ({ fill: "#5e1119" })) : "",
    markOn(body, eye, "rear", tail.lamp, () => ({ fill: "#86121c", stroke: "#1d0a0d", width: 12 * px })),
    ...[1, -1].map((side) => {
      const ups = tail.lamp.outline.map(([, up]) => up)
      const acrosses = tail.lamp.outline.map(([across]) => across)
      const up = lerp(Math.min(...ups), Math.max(...ups), 0.68)
      const from = Math.min(...acrosses) + 0.06
      const to = Math.max(...acrosses) - 0.08
      if (tail.cells)
        return spread(from, to, tail.cells)
          .map((across) =>
            line(
              onFace(
                body,
                eye,
                "rear",
                [
                  [side * (across - 0.014), up - 0.02],
                  [side * (across + 0.014), up - 0.02],
                ],
                false,
              ),
              { stroke: "#f0585a", width: 40 * px, cap: "butt" },
            ),
          )
          .join("")
      return line(
        onFace(
          body,
          eye,
          "rear",
          [
            [side * from, up],
            [side * to, up],
          ],
          false,
        ),
        { stroke: "#ff6a66", width: 18 * px },
      )
    }),
    plate(sitting, "rear", tail.plate[0], tail.plate[1]),
    badge(sitting, "rear", tail.plate[1] + 0.14),
  ].join("")
}

/** What a lamp shows of itself when the end it sits on is turned away: its part on the side. */
export function sideLamp(body: Body, eye: Camera, end: "front" | "rear"): Ink {
  const mark = end === "front" ? body.face.headlight : body.back.lamp
  const part = rounded(mark.outline, mark.radius)
  const visible = dense(part, 0.03).filter(([across]) => across > 0.55)
  if (visible.length < 3) return ""
  const points = visible
    .filter((point) => endFacing(body.lower, eye, end, point) > -0.02)
    .map((point) => eye.project(onEnd(body.lower, end, point)))
  if (points.length < 3) return ""
  if (end === "rear")
    return polygon(points, {
      fill: "#86121c",
      stroke: "#1d0a0d",
      width: 12 * eye.scaleAt(onEnd(body.lower, "rear", [0.9, 0.7])),
    })
  const centre = onEnd(body.lower, end, [0.9, 0])
  const px = eye.scaleAt(centre)
  const glowLines = body.face.signature
    .map((signature) =>
      line(
        onFace(
          body,
          eye,
          end,
          signature.filter(([across]) => across > 0.6),
          false,
        ),
        { stroke: "#e9f1f3", width: (body.face.glow ?? 13) * px, cap: body.face.glow ? "butt" : "round" },
      ),
    )
    .join("")
  return polygon(points, { fill: "#26333b", stroke: BLACK, width: 1.2 }) + glowLines
}
