import { type Camera, camera, type View } from "../drawing/camera.ts"
import { contours } from "../drawing/contour.ts"
import {
  at,
  clamp,
  cross,
  dense,
  dot,
  hull,
  lerp,
  minus,
  type Point,
  rounded,
  type Space,
  smoothstep,
  spread,
  unit,
} from "../drawing/geometry.ts"
import { blur, clipTo, gradient, group, type Ink, line, outline, path, polygon, shape } from "../drawing/ink.ts"
import { mix } from "../palette/colour.ts"
import type { Paint } from "../palette/paints.ts"
import type { Body, EndGlass, Mark, OpenTop, Pane, Trim } from "./body.types.ts"
import { onEnd, onShell, onSide, type Shell } from "./shell.ts"
import { drawWheel } from "./wheel.ts"

export interface CarOptions {
  readonly paint: Paint
  readonly view: View
  /** Pixels per millimetre at the middle of the car. */
  readonly scale: number
  /** Keeps the ids of several cars in one picture apart. */
  readonly id: string
  readonly trim?: Trim
  readonly shadow?: boolean
  readonly lights?: boolean
  /** Colour that the glass mirrors. */
  readonly sky?: string
}

export interface DrawnCar {
  readonly ink: Ink
  readonly defs: Ink
  /** From car millimetres to the picture; the middle of the car on the ground is the origin. */
  readonly eye: Camera
}

const GLASS = { dark: "#16252e", mid: "#27404c", light: "#57798a", sky: "#b9d3dc" }
const BLACK = "#14191d"
const TRIM = "#2b3338"

/** Draws a car from its forms: paint in bands of light, then glass, lines, lamps and wheels. */
export function drawCar(body: Body, options: CarOptions): DrawnCar {
  const { paint, view, scale, id, shadow = true } = options
  const eye = camera(view, [body.length / 2, 0, 0], scale)
  const trim = options.trim ?? body.trim
  const defs: Ink[] = []
  const ink: Ink[] = []
  const px = scale

  if (shadow) {
    defs.push(blur(`${id}s`, 46 * px), blur(`${id}t`, 14 * px))
    ink.push(groundShadow(body, eye, id))
  }
  ink.push(farWheels(body, eye), underbody(body, eye))
  ink.push(skin(body.lower, eye, paint))
  ink.push(bonnetLines(body, eye, paint, px))
  if (body.bed) ink.push(bed(body, eye))
  ink.push(sideOfLower(body, eye, paint, px))
  if (facesEye(body, eye, "front")) ink.push(face(body, eye, paint, px, options.lights ?? false))
  else ink.push(sideLamp(body, eye, "front"))
  if (facesEye(body, eye, "rear")) ink.push(back(body, eye, px))
  else ink.push(sideLamp(body, eye, "rear"))
  if (view.turn > 8) ink.push(mirror(body, eye, paint, -1, px))
  const sky = options.sky ?? GLASS.sky
  if (body.cabin && body.openTop) ink.push(openCabin(body, body.cabin, body.openTop, eye, paint, id, defs, px, sky))
  else if (body.cabin) ink.push(cabin(body, body.cabin, eye, paint, id, defs, px, sky))
  ink.push(mirror(body, eye, paint, 1, px))
  ink.push(nearWheels(body, eye, trim, id, defs))
  return { ink: ink.join(""), defs: defs.join(""), eye }
}

// ---- paint

/** How light a place of the paint is, 0–1: light from the upper left, sky above, a dark horizon and a pale ground mirrored. */
function toneOf(normal: Space, toEye: Space, light: Space): number {
  const lit = Math.max(0, dot(normal, light))
  const mirrored = 2 * dot(normal, toEye) * normal[2] - toEye[2]
  const world =
    mirrored > 0.02
      ? lerp(0.5, 1, smoothstep(0.02, 0.75, mirrored))
      : mirrored > -0.16
        ? lerp(0.12, 0.5, smoothstep(-0.16, 0.02, mirrored))
        : lerp(0.12, 0.36, smoothstep(-0.16, -0.85, mirrored))
  return 0.03 + 0.6 * lit + 0.4 * world
}

/** From this tone upwards the next lighter colour of the paint is laid on. */
const bands: readonly (readonly [from: number, tone: keyof Paint])[] = [
  [0.16, "shade"],
  [0.25, "dusk"],
  [0.36, "base"],
  [0.55, "light"],
  [0.71, "sheen"],
  [0.87, "glint"],
]

const COLUMNS = 240
const ROWS = 60

function skin(shell: Shell, eye: Camera, paint: Paint, from = 0, to = 2): Ink {
  const rows = Math.round((ROWS * (to - from)) / 2)
  // The wall gets most rows: that is where the light changes.
  const upAt = (r: number): number => lerp(from, to, r / (rows - 1))
  const roundAt = (c: number): number => lerp(-0.5, 1.5, c / (COLUMNS - 1))
  const space = (round: number, up: number): Space => onShell(shell, round, clamp(up, from, to))
  const points: Point[] = []
  const tones: number[] = []
  const facing: number[] = []
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < COLUMNS; c++) {
      const round = roundAt(c)
      const up = upAt(r)
      const here = space(round, up)
      const step = 0.004
      const alongRound = minus(space(Math.min(1.5, round + step), up), space(Math.max(-0.5, round - step), up))
      const alongUp = minus(space(round, Math.min(1.97, up + 0.02)), space(round, Math.min(1.97, up + 0.02) - 0.04))
      const normal = unit(cross(alongUp, alongRound))
      const toEye = eye.towardsEye(here)
      points.push(eye.project(here))
      tones.push(toneOf(normal, toEye, eye.light))
      facing.push(dot(normal, toEye))
    }
  }
  const index = (c: number, r: number): number => r * COLUMNS + c
  const grid = { columns: COLUMNS, rows, point: (c: number, r: number) => at(points, index(c, r)) }
  const whole = contours({ ...grid, value: (c, r) => at(facing, index(c, r)) })
  const ink = [shape(whole, { fill: paint.deep, stroke: paint.deep, width: 1 })]
  for (const [threshold, tone] of bands) {
    const rings = contours({
      ...grid,
      value: (c, r) => Math.min(at(tones, index(c, r)) - threshold, at(facing, index(c, r)) + 0.001),
    })
    ink.push(shape(rings, { fill: paint[tone] }))
  }
  return ink.join("")
}

// ---- lower body

const bend = (shell: Shell, eye: Camera, outlinePoints: readonly Point[], closed = true): Point[] =>
  dense(outlinePoints, 40, closed).map((point) => eye.project(onSide(shell, point)))

function sideOfLower(body: Body, eye: Camera, paint: Paint, px: number): Ink {
  const { lower } = body
  const ink: Ink[] = []
  if (body.crease) {
    ink.push(
      line(bend(lower, eye, body.crease, false), { stroke: paint.dusk, width: 9 * px, opacity: 0.55, cap: "round" }),
    )
    ink.push(
      line(
        bend(
          lower,
          eye,
          body.crease.map(([x, z]): Point => [x, z + 12]),
          false,
        ),
        { stroke: paint.glint, width: 5 * px, opacity: 0.5 },
      ),
    )
  }
  for (const cut of body.cuts) {
    ink.push(line(bend(lower, eye, cut, false), { stroke: paint.deep, width: 7 * px, opacity: 0.8 }))
    ink.push(
      line(
        bend(
          lower,
          eye,
          cut.map(([x, z]): Point => [x + 8, z]),
          false,
        ),
        { stroke: paint.sheen, width: 3.5 * px, opacity: 0.55 },
      ),
    )
  }
  for (const [x, z] of body.handles) {
    const grip: Point[] = rounded(
      [
        [x - 90, z - 14],
        [x + 90, z - 14],
        [x + 90, z + 16],
        [x - 90, z + 16],
      ],
      14,
    )
    ink.push(
      polygon(
        bend(
          lower,
          eye,
          grip.map(([a, b]): Point => [a, b - 10]),
        ),
        { fill: paint.deep, opacity: 0.55 },
      ),
    )
    ink.push(polygon(bend(lower, eye, grip), { fill: paint.light }))
    ink.push(
      line(
        bend(
          lower,
          eye,
          [
            [x - 80, z + 12],
            [x + 80, z + 12],
          ],
          false,
        ),
        { stroke: paint.glint, width: 5 * px },
      ),
    )
  }
  if (body.cladding) ink.push(cladding(body, eye))
  for (const wheel of body.wheels) {
    const opening = archOutline(body, wheel.x, wheel.radius, body.arch, 0)
    ink.push(polygon(bend(lower, eye, opening), { fill: "#0f1417" }))
  }
  return ink.join("")
}

/** The part of a circle round the hub that lies above the foot of the body. */
function archOutline(body: Body, x: number, hubHeight: number, radius: number, extra: number): Point[] {
  const foot = (at: number): number => body.lower.foot(at) - 2
  const points = spread(0, Math.PI * 2, 97).map(
    (angle): Point => [x + Math.cos(angle) * (radius + extra), hubHeight + Math.sin(angle) * (radius + extra)],
  )
  return points.map(([a, z]): Point => [a, Math.max(z, foot(a))])
}

function cladding(body: Body, eye: Camera): Ink {
  const { lower, cladding: size } = body
  if (!size) return ""
  const [front, rear] = body.wheels
  const sill: Point[] = [
    [front.x, lower.foot(front.x)],
    [rear.x, lower.foot(rear.x)],
    [rear.x, size.sill],
    [front.x, size.sill],
  ]
  const ring = (wheel: { x: number; radius: number }): Ink =>
    polygon(bend(lower, eye, archOutline(body, wheel.x, wheel.radius, body.arch, size.arch)), { fill: TRIM })
  return [
    polygon(bend(lower, eye, sill), { fill: TRIM }),
    line(
      bend(
        lower,
        eye,
        [
          [front.x + body.arch, size.sill],
          [rear.x - body.arch, size.sill],
        ],
        false,
      ),
      { stroke: "#4b565d", width: 2.5 },
    ),
    ring(front),
    ring(rear),
  ].join("")
}

function bonnetLines(body: Body, eye: Camera, paint: Paint, px: number): Ink {
  const { lower } = body
  const seesAcross = Math.abs(eye.towardsEye([body.length / 2, 0, 0])[0]) > 0.2
  return body.bonnet
    .filter((cut) => seesAcross || at(cut, 0)[1] > 0)
    .map((cut) =>
      line(
        dense(cut, 0.05, false).map(([x, share]) => eye.project(onCap(lower, x, share))),
        { stroke: paint.dusk, width: 6 * px, opacity: 0.7 },
      ),
    )
    .join("")
}

/** A point of the cap at a distance from the front (in metres) and a share of the half width. */
function onCap(shell: Shell, metres: number, share: number): Space {
  const x = metres * 1000
  const half = onSide(shell, [x, shell.edge(x)])[1]
  const inward = 1 - Math.abs(share)
  const rise = 1 - (1 - inward) ** 2
  return [x, half * share, lerp(shell.edge(x), shell.crown(x), rise)]
}

function bed(body: Body, eye: Camera): Ink {
  if (!body.bed) return ""
  const { from, to, wall } = body.bed
  const half = body.lower.halfWidth - wall
  const z = body.lower.edge((from + to) / 2) + 4
  const corners: Point[] = rounded(
    [
      [from, -half],
      [to, -half],
      [to, half],
      [from, half],
    ],
    60,
  )
  return polygon(
    corners.map(([x, y]) => eye.project([x, y, z])),
    { fill: "#1c2327" },
  )
}

// ---- ends

function facesEye(body: Body, eye: Camera, end: "front" | "rear"): boolean {
  const point = onEnd(body.lower, end, [0.25, 0.5])
  const toEye = eye.towardsEye(point)
  return end === "front" ? toEye[0] < -0.06 : toEye[0] > 0.06
}

/** Bends an outline onto an end; what lies beyond the horizon of the form is left out. */
function onFace(body: Body, eye: Camera, end: "front" | "rear", points: readonly Point[], closed = true): Point[] {
  return dense(points, 0.025, closed)
    .filter((point) => endFacing(body.lower, eye, end, point) > -0.02)
    .map((point) => eye.project(onEnd(body.lower, end, point)))
}

/** How much a place on an end is turned towards the eye: negative is away. */
function endFacing(shell: Shell, eye: Camera, end: "front" | "rear", [across, up]: Point): number {
  const step = 0.012
  const alongAcross = minus(onEnd(shell, end, [across + step, up]), onEnd(shell, end, [across - step, up]))
  const alongUp = minus(onEnd(shell, end, [across, Math.min(1, up + step)]), onEnd(shell, end, [across, up - step]))
  const normal = unit(cross(alongUp, alongAcross))
  return dot(normal, eye.towardsEye(onEnd(shell, end, [across, up]))) * (end === "front" ? 1 : -1)
}

const mirrored = (points: readonly Point[]): Point[] => points.map(([across, up]): Point => [-across, up])

function markOn(
  body: Body,
  eye: Camera,
  end: "front" | "rear",
  mark: Mark,
  style: (far: boolean) => Parameters<typeof polygon>[1],
): Ink {
  const near = rounded(mark.outline, mark.radius)
  const ink = polygon(onFace(body, eye, end, near), style(false))
  return mark.mirrored ? polygon(onFace(body, eye, end, mirrored(near)), style(true)) + ink : ink
}

function face(body: Body, eye: Camera, paint: Paint, px: number, lights: boolean): Ink {
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

function back(body: Body, eye: Camera, px: number): Ink {
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
function sideLamp(body: Body, eye: Camera, end: "front" | "rear"): Ink {
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

// ---- cabin

function cabin(
  body: Body,
  shell: Shell,
  eye: Camera,
  paint: Paint,
  id: string,
  defs: Ink[],
  px: number,
  sky: string,
): Ink {
  const ink: Ink[] = []
  const upper: Paint = body.contrastRoof ? blackRoof : paint
  ink.push(skin(shell, eye, upper))
  if (body.contrastRoof)
    ink.push(
      line(
        bend(
          shell,
          eye,
          spread(shell.front, shell.rear, 40).map((x): Point => [x, shell.foot(x) + 2]),
          false,
        ),
        { stroke: BLACK, width: 4 * px },
      ),
    )
  const towards = eye.towardsEye(onEnd(shell, "front", [0, 0.5]))
  if (towards[0] < -0.02) ink.push(endGlass(body, shell, eye, "front", body.windscreen, id, defs, px, sky))
  if (body.rearWindow && eye.towardsEye(onEnd(shell, "rear", [0, 0.5]))[0] > 0.02) {
    ink.push(endGlass(body, shell, eye, "rear", body.rearWindow, id, defs, px, sky))
  }
  ink.push(sideGlass(body, shell, eye, id, defs, px, sky))
  if (body.roofRails) ink.push(roofRails(body.roofRails, shell, eye, px))
  return ink.join("")
}

/** Seats, wheel and screen of a car without a roof. */
function openCabin(
  body: Body,
  shell: Shell,
  open: OpenTop,
  eye: Camera,
  paint: Paint,
  id: string,
  defs: Ink[],
  px: number,
  sky: string,
): Ink {
  const { lower } = body
  const half = lower.halfWidth - 175
  const rim = (grow: number, drop: number): Point[] =>
    rounded(
      [
        [open.from - grow, -half - grow],
        [open.to + grow, -half - grow],
        [open.to + grow, half + grow],
        [open.from - grow, half + grow],
      ],
      190,
    ).map(([x, y]) => eye.project([x, y, lower.edge(x) + 26 - drop]))
  const block = (profile: readonly Point[], from: number, to: number): Point[] =>
    hull(profile.flatMap(([x, z]) => [eye.project([x, from, z]), eye.project([x, to, z])]))
  const seat = (x: number, y: number): Ink => {
    const z = lower.edge(x)
    const backrest: Point[] = rounded(
      [
        [x - 60, z - 160],
        [x + 40, z + 170],
        [x + 150, z + 170],
        [x + 150, z - 160],
      ],
      60,
    )
    const head: Point[] = rounded(
      [
        [x + 55, z + 190],
        [x + 68, z + 300],
        [x + 150, z + 300],
        [x + 160, z + 190],
      ],
      40,
    )
    return [
      polygon(block(backrest, y - 235, y + 235), { fill: "#6f4a34" }),
      polygon(block(backrest, y + 120, y + 238), { fill: "#8d6244" }),
      polygon(block(head, y - 125, y + 125), { fill: "#6f4a34" }),
      polygon(block(head, y + 40, y + 128), { fill: "#8d6244" }),
    ].join("")
  }
  const steering = spread(0, Math.PI * 2, 33).map((angle) =>
    eye.project([
      1990 + Math.sin(angle) * 70,
      360 + Math.cos(angle) * 185,
      lower.edge(1990) + 60 + Math.sin(angle) * 165,
    ]),
  )
  // What stands in the cabin is hidden by the near door.
  const sill = spread(open.from - 500, open.to + 500, 30).map((x) => eye.project([x, half, lower.edge(x) + 26]))
  const above = [...sill, eye.project([open.to + 500, half, 2600]), eye.project([open.from - 500, half, 2600])]
  defs.push(clipTo(`${id}o`, polygon(above, { fill: "#000" })))
  const pillar = (across: number): Point[] =>
    spread(0, 0.98, 12).map((up) => eye.project(onEnd(shell, "front", [across, up])))
  const glass = [
    ...spread(-0.78, 0.78, 25).map((across): Point => [across, 0.02]),
    ...spread(0.78, -0.78, 25).map((across): Point => [across, 0.97]),
  ]
  const onScreen = (points: readonly Point[]): Point[] =>
    dense(points, 0.04).map((point) => eye.project(onEnd(shell, "front", point)))
  const header = spread(-0.78, 0.78, 25).map((across) => eye.project(onEnd(shell, "front", [across, 0.97])))
  const screen = [
    line(pillar(-0.78), { stroke: BLACK, width: 46 * px }),
    polygon(onScreen(glass), { fill: mix(GLASS.light, sky, 0.3), opacity: 0.5 }),
    polygon(
      onScreen([
        [-0.7, 0.05],
        [-0.1, 0.05],
        [0.3, 0.95],
        [-0.3, 0.95],
      ]),
      { fill: sky, opacity: 0.35 },
    ),
    line(header, { stroke: BLACK, width: 40 * px }),
    line(pillar(0.78), { stroke: BLACK, width: 58 * px }),
    line(pillar(0.79), { stroke: paint.light, width: 26 * px }),
    line(header, { stroke: paint.base, width: 16 * px }),
  ].join("")
  const inside = [
    polygon(rim(26, 0), { fill: paint.shade }),
    polygon(rim(0, 8), { fill: "#1a2024" }),
    group(
      [
        line(steering, { stroke: "#0f1417", width: 26 * px }),
        ...open.seats.flatMap((x) => [seat(x, -370), seat(x, 370)]),
      ].join(""),
      undefined,
      {
        clip: `${id}o`,
      },
    ),
  ].join("")
  const seenFromFront = eye.towardsEye(onEnd(shell, "front", [0, 0.5]))[0] < 0.2
  return seenFromFront ? inside + screen : screen + inside
}

const blackRoof: Paint = {
  deep: "#11161a",
  shade: "#161c20",
  dusk: "#1d2429",
  base: "#262e34",
  light: "#39434a",
  sheen: "#566068",
  glint: "#7d8890",
}

/** The outline of one pane in the side view. */
function paneOutline(body: Body, shell: Shell, pane: Pane): Point[] {
  const low = (x: number): number => shell.foot(x) + body.glass.above
  const high = (x: number): number => shell.edge(x) - body.glass.below
  const top = spread(pane.front[1], pane.rear[1], 12).map((x): Point => [x, high(x)])
  const bottom = spread(pane.rear[0], pane.front[0], 12).map((x): Point => [x, low(x)])
  const corners = pane.corners ?? [28, 28, 22, 22]
  const radii = [corners[0], ...Array(10).fill(0), corners[1], corners[2], ...Array(10).fill(0), corners[3]]
  return rounded([...top, ...bottom], radii)
}

function sideGlass(body: Body, shell: Shell, eye: Camera, id: string, defs: Ink[], px: number, sky: string): Ink {
  if (body.panes.length === 0) return ""
  const panes = body.panes.map((pane) => paneOutline(body, shell, pane))
  const first = at(body.panes, 0)
  const last = at(body.panes, body.panes.length - 1)
  const grow = 16
  const surround = paneOutline(
    { ...body, glass: { below: body.glass.below - grow, above: body.glass.above - grow } },
    shell,
    {
      front: [first.front[0] - grow * 2.6, first.front[1] - grow * 1.2],
      rear: [last.rear[0] + grow * 1.6, last.rear[1] + grow * 1.2],
      corners: [first.corners?.[0] ?? 34, last.corners?.[1] ?? 34, last.corners?.[2] ?? 28, first.corners?.[3] ?? 28],
    },
  )
  const drawn = panes.map((pane) => bend(shell, eye, pane))
  const clip = `${id}g`
  defs.push(clipTo(clip, path(drawn.map((pane) => outline(pane)).join(""), { fill: "#000" })))
  const all = drawn.flat()
  const top = Math.min(...all.map(([, y]) => y))
  const bottom = Math.max(...all.map(([, y]) => y))
  defs.push(
    gradient(
      `${id}h`,
      [0, top],
      [0, bottom],
      [
        { at: 0, colour: "#1d313c" },
        { at: 0.55, colour: GLASS.mid },
        { at: 1, colour: "#3d5c6a" },
      ],
    ),
  )
  const ink: Ink[] = [
    polygon(bend(shell, eye, surround), { fill: BLACK }),
    ...drawn.map((pane) => polygon(pane, { fill: `url(#${id}h)` })),
  ]
  ink.push(group(insides(body, shell, eye) + reflections(body, shell, eye, sky), undefined, { clip }))
  ink.push(
    line(
      bend(
        shell,
        eye,
        spread(first.front[0] - grow * 2, last.rear[0] + grow, 30).map(
          (x): Point => [x, shell.foot(x) + body.glass.above - grow - 6],
        ),
        false,
      ),
      {
        stroke: "#aeb9be",
        width: 7 * px,
        opacity: 0.8,
      },
    ),
  )
  return ink.join("")
}

/** Seats and steering wheel behind the glass. */
function insides(body: Body, shell: Shell, eye: Camera): Ink {
  const depth = shell.halfWidth * 0.55
  const seats = body.panes
    .slice(0, 2)
    .map((pane) => lerp(pane.front[0], pane.rear[0], pane === body.panes[0] ? 0.72 : 0.74))
  return seats
    .flatMap((x, index) => {
      const foot = shell.foot(x)
      const back: Point[] = rounded(
        [
          [x - 60, foot - 200],
          [x + 30, foot + 130],
          [x + 150, foot + 130],
          [x + 190, foot - 200],
        ],
        60,
      )
      const head: Point[] = rounded(
        [
          [x + 50, foot + 150],
          [x + 58, foot + 285],
          [x + 150, foot + 285],
          [x + 160, foot + 150],
        ],
        40,
      )
      const flat = (points: readonly Point[]): Point[] => points.map(([a, z]) => eye.project([a, depth, z]))
      const wheel: Point[] = [
        [x - 440, foot - 20],
        [x - 400, foot + 110],
      ]
      return [
        polygon(flat(back), { fill: "#0f1c24" }),
        polygon(flat(head), { fill: "#0f1c24" }),
        index === 0 ? line(flat(wheel), { stroke: "#0f1c24", width: 34 * eye.scaleAt([x, depth, foot]) }) : "",
      ]
    })
    .join("")
}

/** Two slanting bands of sky across the side glass. */
function reflections(body: Body, shell: Shell, eye: Camera, sky: string): Ink {
  const first = at(body.panes, 0)
  const last = at(body.panes, body.panes.length - 1)
  const length = last.rear[0] - first.front[0]
  const slant = 300
  const band = (from: number, wide: number, opacity: number): Ink => {
    const x = first.front[0] + length * from
    const points: Point[] = [
      [x, shell.foot(x) - 60],
      [x + wide, shell.foot(x) - 60],
      [x + wide + slant, shell.edge(x) + 60],
      [x + slant, shell.edge(x) + 60],
    ]
    return polygon(
      points.map(([a, z]) => eye.project([a, shell.halfWidth * 0.92, z])),
      { fill: sky, opacity },
    )
  }
  return (
    band(0.12, 230, 0.3) + band(0.12, 60, 0.14) + band(0.27, 70, 0.24) + band(0.62, 260, 0.17) + band(0.76, 60, 0.15)
  )
}

function endGlass(
  body: Body,
  shell: Shell,
  eye: Camera,
  end: "front" | "rear",
  glass: EndGlass,
  id: string,
  defs: Ink[],
  px: number,
  sky: string,
): Ink {
  const edge = (grow: number): Point[] => [
    ...spread(-glass.foot - grow, glass.foot + grow, 25).map((across): Point => [across, glass.from - grow * 0.8]),
    ...spread(glass.top + grow, -glass.top - grow, 25).map((across): Point => [across, glass.to + grow * 0.6]),
  ]
  const radii = (size: number): number[] =>
    Array.from({ length: 50 }, (_, index) => (index === 0 || index === 24 || index === 25 || index === 49 ? size : 0))
  const onGlass = (points: readonly Point[]): Point[] =>
    dense(points, 0.04).map((point) => eye.project(onEnd(shell, end, point)))
  const pane = onGlass(rounded(edge(0), radii(0.06)))
  const name = `${id}${end === "front" ? "w" : "r"}`
  const high = eye.project(onEnd(shell, end, [0, glass.to]))
  const low = eye.project(onEnd(shell, end, [0, glass.from]))
  defs.push(
    clipTo(`${name}c`, polygon(pane, { fill: "#000" })),
    gradient(name, high, low, [
      { at: 0, colour: mix(GLASS.mid, sky, 0.25) },
      { at: 0.5, colour: mix(GLASS.mid, sky, 0.42) },
      { at: 1, colour: mix(GLASS.dark, sky, 0.22) },
    ]),
  )
  const beam = (from: number, to: number, opacity: number): Ink =>
    polygon(
      onGlass([
        [from, glass.from - 0.1],
        [to, glass.from - 0.1],
        [to + 0.5, glass.to + 0.1],
        [from + 0.5, glass.to + 0.1],
      ]),
      { fill: sky, opacity },
    )
  const dash: Point[] = [
    ...spread(-1, 1, 15).map((across): Point => [across, glass.from + 0.1 - 0.05 * across ** 2]),
    [1, glass.from - 0.2],
    [-1, glass.from - 0.2],
  ]
  return [
    polygon(onGlass(rounded(edge(0.035), radii(0.07))), { fill: BLACK }),
    polygon(pane, { fill: `url(#${name})` }),
    group(
      [
        end === "front" ? seatsBehind(shell, eye) : "",
        polygon(onGlass(dash), { fill: GLASS.dark, opacity: 0.75 }),
        beam(-0.75, -0.2, 0.34),
        beam(-0.1, 0.02, 0.26),
      ].join(""),
      undefined,
      { clip: `${name}c` },
    ),
    end === "front"
      ? line(
          onGlass([
            [-0.5, glass.from + 0.02],
            [0.2, glass.from + 0.05],
          ]).slice(0, 18),
          { stroke: BLACK, width: 8 * px },
        )
      : "",
  ].join("")
}

function seatsBehind(shell: Shell, eye: Camera): Ink {
  const x = shell.front + (shell.rear - shell.front) * 0.5
  const foot = shell.foot(x)
  return [-380, 380]
    .flatMap((y) => {
      const flat = (points: readonly Point[]): Point[] => points.map(([across, z]) => eye.project([x, y + across, z]))
      return [
        polygon(
          flat(
            rounded(
              [
                [-230, foot - 200],
                [-200, foot + 170],
                [200, foot + 170],
                [230, foot - 200],
              ],
              90,
            ),
          ),
          { fill: GLASS.dark, opacity: 0.6 },
        ),
        polygon(
          flat(
            rounded(
              [
                [-120, foot + 190],
                [-110, foot + 330],
                [110, foot + 330],
                [120, foot + 190],
              ],
              60,
            ),
          ),
          { fill: GLASS.dark, opacity: 0.6 },
        ),
      ]
    })
    .join("")
}

function roofRails({ from, to }: { from: number; to: number }, shell: Shell, eye: Camera, px: number): Ink {
  const rail = spread(from, to, 30).map((x) => {
    const [, y] = onSide(shell, [x, shell.edge(x)])
    const lift = 42 * Math.sin((Math.PI * clamp((x - from) / (to - from), 0, 1)) ** 1) ** 0.25
    return eye.project([x, y - 40, shell.edge(x) + 12 + lift])
  })
  return (
    line(rail, { stroke: BLACK, width: 26 * px }) +
    line(
      rail.map(([x, y]): Point => [x, y - 6 * px]),
      { stroke: "#8b969c", width: 8 * px },
    )
  )
}

// ---- what hangs on the outside

function mirror(body: Body, eye: Camera, paint: Paint, side: 1 | -1, px: number): Ink {
  const { x, z, size } = body.mirror
  const base = onSide(body.lower, [x, body.lower.edge(x) - 20])[1]
  const blob = (from: number, to: number, low: number, high: number, thin: number): Point[] => {
    const points: Point[] = []
    for (const [dx, dz] of rounded(
      [
        [-size * thin, low],
        [size * thin, low],
        [size * 0.8 * thin, high],
        [-size * 0.9 * thin, high],
      ],
      size * 0.32,
    )) {
      points.push(
        eye.project([x + dx, side * (base + from), z + dz]),
        eye.project([x + dx * 0.75, side * (base + to), z + dz * 0.86]),
      )
    }
    return hull(points)
  }
  const shellInk = [
    polygon(blob(-60, 40, -size * 0.75, -size * 0.35, 0.4), { fill: BLACK }),
    polygon(blob(10, 175, -size * 0.62, size * 0.62, 1), { fill: paint.dusk }),
    polygon(blob(12, 170, -size * 0.1, size * 0.62, 0.98), { fill: side === 1 ? paint.light : paint.base }),
    polygon(blob(14, 165, size * 0.38, size * 0.62, 0.9), { fill: paint.sheen }),
    polygon(blob(10, 172, -size * 0.62, -size * 0.42, 0.94), { fill: TRIM }),
  ]
  return shellInk.join("") + (px > 1 ? "" : "")
}

function nearWheels(body: Body, eye: Camera, trim: Trim, id: string, defs: Ink[]): Ink {
  return body.wheels
    .map((wheel, index) => {
      const clip = `${id}a${index}`
      defs.push(clipTo(clip, polygon(wheelOpening(body, eye, wheel), { fill: "#000" })))
      const ink = drawWheel(
        eye,
        { hub: [wheel.x, body.track, wheel.radius], radius: wheel.radius, rim: wheel.rim, width: 225 },
        trim,
      )
      return group(ink, undefined, { clip })
    })
    .join("")
}

/** Where a wheel can be seen: through its arch and below the body. */
function wheelOpening(body: Body, eye: Camera, { x, radius }: { x: number; radius: number }): Point[] {
  const reach = body.arch + 330
  const foot = (at: number): number => body.lower.foot(clamp(at, 0, body.length))
  const arch = spread(Math.PI, 0, 60)
    .map((angle): Point => [x + Math.cos(angle) * body.arch, radius + Math.sin(angle) * body.arch])
    .filter(([a, z]) => z > foot(a))
  const level = (a: number): Space => [a, body.track, foot(a)]
  return [
    ...arch.map(([a, z]) => eye.project([a, body.track, z])),
    eye.project(level(x + body.arch)),
    eye.project(level(x + reach)),
    eye.project([x + reach, body.track, -160]),
    eye.project([x - reach, body.track, -160]),
    eye.project(level(x - reach)),
    eye.project(level(x - body.arch)),
  ]
}

function farWheels(body: Body, eye: Camera): Ink {
  return body.wheels
    .map((wheel) =>
      drawWheel(
        eye,
        { hub: [wheel.x, -body.track + 225, wheel.radius], radius: wheel.radius, rim: wheel.rim, width: 225 },
        null,
      ),
    )
    .join("")
}

function underbody(body: Body, eye: Camera): Ink {
  const half = body.lower.halfWidth - 300
  const from = body.wheels[0].x - 200
  const to = body.wheels[1].x + 120
  const points: Point[] = []
  for (const x of [from, to])
    for (const y of [-half, half]) for (const z of [175, 360]) points.push(eye.project([x, y, z]))
  return polygon(hull(points), { fill: "#12181c" })
}

function groundShadow(body: Body, eye: Camera, id: string): Ink {
  const half = body.lower.halfWidth
  const blot = (grow: number, shift: number): Point[] =>
    rounded(
      [
        [-grow + shift, -half - grow * 0.4],
        [body.length + grow + shift, -half - grow * 0.4],
        [body.length + grow + shift, half + grow * 0.6],
        [-grow + shift, half + grow * 0.6],
      ],
      500,
    ).map(([x, y]) => eye.project([x, y, 0]))
  return [
    polygon(blot(120, 120), { fill: "#0b1a24", opacity: 0.26, filter: `${id}s` }),
    polygon(blot(-190, 30), { fill: "#0b1a24", opacity: 0.62, filter: `${id}t` }),
  ].join("")
}
