import type { Camera } from "../drawing/camera.ts"
import { dense, lerp, minus, type Point, rounded, spread, unit } from "../drawing/geometry.ts"
import { type Ink, line, polygon } from "../drawing/ink.ts"
import type { Paint } from "../palette/paints.ts"
import type { Body } from "./body.types.ts"
import { onEnd } from "./shell.ts"
import { BLACK, endFacing, markOn, mirrored, onFace, type Sitting, TRIM } from "./surface.ts"

export function face(sitting: Sitting, lights: boolean): Ink {
  const { body, eye, paint, px } = sitting
  const { face: front } = body
  const ink: Ink[] = []
  if (front.grille) {
    ink.push(markOn(body, eye, "front", front.grille, () => ({ fill: BLACK })))
    const low = Math.min(...front.grille.outline.map(([, up]) => up))
    const high = Math.max(...front.grille.outline.map(([, up]) => up))
    const wide = Math.max(...front.grille.outline.map(([across]) => across))
    for (let bar = 1; bar <= (front.bars ?? 0); bar++) {
      const up = lerp(low, high, bar / ((front.bars ?? 0) + 1))
      ink.push(
        line(
          onFace(
            body,
            eye,
            "front",
            [
              [-wide * 0.93, up],
              [wide * 0.93, up],
            ],
            false,
          ),
          { stroke: "#3d474d", width: 9 * px },
        ),
      )
    }
  }
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
  ink.push(plate(body, eye, "front", 0.24, 0.36))
  ink.push(markOn(body, eye, "front", front.headlight, () => ({ fill: "#26333b", stroke: paint.deep, width: 4 * px })))
  const glowing = lights ? "#fff6da" : "#e9f1f3"
  for (const signature of front.signature) {
    for (const side of [signature, mirrored(signature)]) {
      ink.push(line(onFace(body, eye, "front", side, false), { stroke: glowing, width: 15 * px }))
    }
  }
  if (front.round) {
    for (const across of [-front.round.across, front.round.across])
      ink.push(roundLamp(body, eye, across, front.round.up, front.round.size, paint))
  }
  ink.push(badge(body, eye, "front", front.grille ? 0.6 : 0.66))
  return ink.join("")
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

function plate(body: Body, eye: Camera, end: "front" | "rear", low: number, high: number): Ink {
  const wide = 0.19
  const board: Point[] = [
    [-wide, low],
    [wide, low],
    [wide, high],
    [-wide, high],
  ]
  const bar: Point[] = [
    [-wide, low],
    [-wide + 0.035, low],
    [-wide + 0.035, high],
    [-wide, high],
  ]
  return [
    polygon(onFace(body, eye, end, rounded(board, 0.012)), { fill: "#f4f6f5" }),
    polygon(onFace(body, eye, end, end === "front" ? mirrored(bar) : bar), { fill: "#2a5d9c" }),
  ].join("")
}

function badge(body: Body, eye: Camera, end: "front" | "rear", up: number): Ink {
  const centre = onEnd(body.lower, end, [0, up])
  const out = end === "front" ? -6 : 6
  const ring = (radius: number): Point[] =>
    spread(0, Math.PI * 2, 25).map((angle) =>
      eye.project([centre[0] + out, centre[1] + Math.cos(angle) * radius, centre[2] + Math.sin(angle) * radius]),
    )
  return polygon(ring(46), { fill: "#d9e0e2" }) + polygon(ring(34), { fill: "#39444b" })
}

export function back(sitting: Sitting): Ink {
  const { body, eye, px } = sitting
  const { back: tail } = body
  return [
    markOn(body, eye, "rear", tail.lowerTrim, () => ({ fill: TRIM })),
    tail.lampBand ? markOn(body, eye, "rear", tail.lampBand, () => ({ fill: "#5e1119" })) : "",
    markOn(body, eye, "rear", tail.lamp, () => ({ fill: "#8f1620", stroke: BLACK, width: 3 * px })),
    ...[1, -1].map((side) => {
      const ups = tail.lamp.outline.map(([, up]) => up)
      const acrosses = tail.lamp.outline.map(([across]) => across)
      const up = lerp(Math.min(...ups), Math.max(...ups), 0.68)
      const from = Math.min(...acrosses) + 0.06
      const to = Math.max(...acrosses) - 0.08
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
        { stroke: "#f0585a", width: 13 * px },
      )
    }),
    plate(body, eye, "rear", tail.plate[0], tail.plate[1]),
    badge(body, eye, "rear", tail.plate[1] + 0.14),
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
  if (end === "rear") return polygon(points, { fill: "#9d1822", stroke: BLACK, width: 1.5 })
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
        { stroke: "#e9f1f3", width: 13 * px },
      ),
    )
    .join("")
  return polygon(points, { fill: "#26333b", stroke: BLACK, width: 1.2 }) + glowLines
}
