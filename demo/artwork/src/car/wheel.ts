import type { Camera } from "../drawing/camera.ts"
import { hull, type Point, type Space, spread } from "../drawing/geometry.ts"
import { type Ink, line, num, path, polygon, shape } from "../drawing/ink.ts"
import { mix } from "../palette/colour.ts"
import type { Trim } from "./body.types.ts"

export interface WheelPlace {
  readonly hub: Space
  readonly radius: number
  readonly rim: number
  readonly width: number
}

const RUBBER = "#20272c"
const RUBBER_LIT = "#343d43"
const WELL = "#10161a"
const FULL_TURN = Math.PI * 2
/** How far outside a circle the tangents of neighbouring eighths meet. */
const TANGENT = 1 / Math.cos(Math.PI / 8)

/** Colours of a wheel's face: where the light falls on it and where it does not. */
const metals: Record<Trim, readonly [lit: string, unlit: string]> = {
  base: ["#c9d0d3", "#8d979c"],
  plus: ["#dde2e4", "#98a3a9"],
  sport: ["#69747b", "#3b444a"],
  aero: ["#d5dadc", "#808b91"],
  classic: ["#d3d9db", "#87929a"],
  star: ["#dfe4e5", "#8c979d"],
  cross: ["#8b969c", "#4c565d"],
  turbine: ["#c8cfd2", "#5d686f"],
  blade: ["#565f66", "#2a3237"],
}

/** A wheel as seen by the camera; `trim` null draws only the dark bulk of a wheel on the far side. */
export function drawWheel(eye: Camera, { hub, radius, rim, width }: WheelPlace, trim: Trim | null, spin = 0.2): Ink {
  const on = (a: number, b: number, depth = 0): Point => eye.project([hub[0] + a, hub[1] - depth, hub[2] + b])
  const ring = (size: number, depth = 0, steps = 72): Point[] =>
    spread(0, FULL_TURN, steps + 1)
      .slice(1)
      .map((angle) => on(Math.cos(angle) * size, Math.sin(angle) * size, depth))
  /** The same as a path of eight bends: a third of the text. Its control points lie where the tangents meet. */
  const disc = (size: number, depth = 0): string => {
    const at = (eighths: number, reach: number): string => {
      const angle = (eighths * FULL_TURN) / 8
      const [x, y] = on(Math.cos(angle) * size * reach, Math.sin(angle) * size * reach, depth)
      return `${num(x)} ${num(y)}`
    }
    const bends = Array.from({ length: 8 }, (_, index) => `Q${at(index + 0.5, TANGENT)} ${at(index + 1, 1)}`)
    return `M${at(0, 1)}${bends.join("")}Z`
  }
  const bulk = polygon(hull([...ring(radius * 0.985, 12), ...ring(radius, 40), ...ring(radius, width)]), {
    fill: RUBBER,
  })
  if (!trim) return bulk

  const [lit, unlit] = metals[trim]
  const metal = (angle: number): string => mix(unlit, lit, (1 + Math.cos(angle - Math.PI * 0.72)) / 2)
  const arc = (size: number, from: number, to: number): Point[] =>
    spread(from, to, 30).map((angle) => on(Math.cos(angle) * size, Math.sin(angle) * size))
  /** Bends an outline in the wheel's own units (radius of the rim = 1) onto the picture, turned by an angle. */
  const bent = (outline: readonly Point[], angle: number, depth = 18): Point[] =>
    outline.map(([along, across]) => {
      const a = along * Math.cos(angle) - across * Math.sin(angle)
      const b = along * Math.sin(angle) + across * Math.cos(angle)
      return on(a * rim, b * rim, depth)
    })
  const px = eye.scaleAt(hub)

  const tyre = [
    bulk,
    path(disc(radius * 0.985, 8), { fill: "#272f35" }),
    line(arc(radius * 0.9, Math.PI * 0.42, Math.PI * 1.02), { stroke: RUBBER_LIT, width: radius * 0.055 * px }),
    path(disc(rim * 1.03), { fill: "#171d21" }),
  ]
  const well = [
    path(disc(rim * 0.975, 60), { fill: WELL }),
    path(disc(rim * 0.7, 70), { fill: "#4a545a" }),
    path(disc(rim * 0.66, 70), { fill: "#616c72" }),
    path(disc(rim * 0.34, 70), { fill: "#2b3338" }),
  ]
  const lip = [
    path(disc(rim * 0.975), {
      stroke: mix(unlit, lit, 0.35),
      width: rim * 0.055 * px,
    }),
    line(arc(rim * 0.975, Math.PI * 0.35, Math.PI * 1.1), {
      stroke: mix(lit, "#ffffff", 0.35),
      width: rim * 0.035 * px,
    }),
  ]
  const cap = [
    path(disc(rim * 0.19, 10), { fill: mix(unlit, "#1c2429", 0.25) }),
    path(disc(rim * 0.145, 8), { fill: mix(lit, "#ffffff", 0.1) }),
    path(disc(rim * 0.085, 6), { fill: unlit }),
  ]
  return [...tyre, ...well, ...faces[trim]({ bent, metal, ring, disc, rim, spin, lit, unlit }), ...lip, ...cap].join("")
}

interface Face {
  readonly bent: (outline: readonly Point[], angle: number, depth?: number) => Point[]
  readonly metal: (angle: number) => string
  readonly ring: (size: number, depth?: number) => Point[]
  readonly disc: (size: number, depth?: number) => string
  readonly rim: number
  readonly spin: number
  readonly lit: string
  readonly unlit: string
}

const faces: Record<Trim, (face: Face) => Ink[]> = {
  base: coverFace,
  plus: twinSpokeFace,
  sport: forkedSpokeFace,
  aero: closedFace,
  classic: roundHoleFace,
  star: fiveSpokeFace,
  cross: meshFace,
  turbine: turbineFace,
  blade: thinSpokeFace,
}

const around = (count: number, spin: number): number[] =>
  Array.from({ length: count }, (_, index) => spin + (index * FULL_TURN) / count)

/** A closed cover with a row of slots. */
function coverFace({ bent, ring, rim, spin, lit, unlit, disc }: Face): Ink[] {
  const slot: Point[] = [
    [0.6, -0.1],
    [0.84, -0.14],
    [0.84, 0.14],
    [0.6, 0.1],
  ]
  return [
    shape([ring(rim * 0.96, 20), ...around(10, spin).map((angle) => bent(slot, angle))], {
      fill: mix(unlit, lit, 0.62),
    }),
    path(disc(rim * 0.46, 10), { fill: mix(unlit, lit, 0.9) }),
    path(disc(rim * 0.4, 10), { fill: mix(unlit, lit, 0.5) }),
  ]
}

/** Five pairs of straight spokes. */
function twinSpokeFace({ bent, metal, spin }: Face): Ink[] {
  return around(5, spin).flatMap((angle) =>
    [-1, 1].map((side) => {
      const spoke: Point[] = [
        [0.1, side * 0.02],
        [0.16, side * 0.16],
        [0.97, side * 0.25],
        [0.97, side * 0.115],
        [0.3, side * 0.03],
      ]
      return polygon(bent(spoke, angle), { fill: metal(angle + side * 0.2) })
    }),
  )
}

/** Seven spokes that fork towards the rim, dark with a bright edge. */
function forkedSpokeFace({ bent, metal, spin }: Face): Ink[] {
  return around(7, spin).flatMap((angle) => {
    const spoke: Point[] = [
      [0.1, -0.075],
      [0.55, -0.06],
      [0.97, -0.27],
      [0.98, -0.17],
      [0.68, 0],
      [0.98, 0.17],
      [0.97, 0.27],
      [0.55, 0.06],
      [0.1, 0.075],
    ]
    const edge: Point[] = [
      [0.14, 0.06],
      [0.55, 0.045],
      [0.96, 0.25],
    ]
    return [
      polygon(bent(spoke, angle), { fill: metal(angle) }),
      line(bent(edge, angle), { stroke: "#c4ccd0", width: 1.6, opacity: 0.8 }),
    ]
  })
}

/** An almost closed disc for little drag: five bright blades on a dark plate. */
function closedFace({ bent, metal, rim, spin, disc }: Face): Ink[] {
  const blade: Point[] = [
    [0.12, -0.1],
    [0.5, -0.2],
    [0.94, -0.3],
    [0.965, 0.06],
    [0.6, 0.06],
    [0.16, 0.13],
  ]
  return [
    path(disc(rim * 0.96, 30), { fill: "#39434a" }),
    ...around(5, spin).map((angle) => polygon(bent(blade, angle), { fill: metal(angle) })),
  ]
}

/** A dished disc with a row of round holes, as on older cars. */
function roundHoleFace({ bent, ring, rim, spin, lit, unlit, disc }: Face): Ink[] {
  const hole = spread(0, FULL_TURN, 15).map((angle): Point => [0.66 + Math.cos(angle) * 0.13, Math.sin(angle) * 0.13])
  return [
    shape([ring(rim * 0.96, 24), ...around(8, spin).map((angle) => bent(hole.slice(1), angle, 24))], {
      fill: mix(unlit, lit, 0.45),
    }),
    path(disc(rim * 0.42, 8), { fill: mix(unlit, lit, 0.75) }),
    path(disc(rim * 0.34, 8), { fill: mix(unlit, lit, 0.4) }),
  ]
}

/** Five broad spokes. */
function fiveSpokeFace({ bent, metal, spin }: Face): Ink[] {
  return around(5, spin).flatMap((angle) => {
    const spoke: Point[] = [
      [0.08, -0.2],
      [0.5, -0.13],
      [0.97, -0.22],
      [0.97, 0.22],
      [0.5, 0.13],
      [0.08, 0.2],
    ]
    const groove: Point[] = [
      [0.4, -0.03],
      [0.92, -0.09],
      [0.92, 0.09],
      [0.4, 0.03],
    ]
    return [polygon(bent(spoke, angle), { fill: metal(angle) }), polygon(bent(groove, angle), { fill: "#2b3338" })]
  })
}

/** Ten pairs of thin spokes that cross each other. */
function meshFace({ bent, metal, spin }: Face): Ink[] {
  return around(10, spin).flatMap((angle) =>
    [-1, 1].map((side) => {
      const spoke: Point[] = [
        [0.12, -0.035],
        [0.93, side * 0.28 - 0.04],
        [0.93, side * 0.28 + 0.04],
        [0.12, 0.035],
      ]
      return polygon(bent(spoke, angle), { fill: metal(angle + side * 0.3) })
    }),
  )
}

/** A closed disc whose seven blades turn with the wheel. */
function turbineFace({ bent, metal, rim, spin, disc }: Face): Ink[] {
  const blade: Point[] = [
    [0.14, -0.06],
    [0.5, -0.3],
    [0.9, -0.36],
    [0.97, -0.2],
    [0.97, 0.1],
    [0.7, 0],
    [0.3, 0.1],
  ]
  return [
    path(disc(rim * 0.96, 30), { fill: "#20282d" }),
    ...around(7, spin).map((angle) => polygon(bent(blade, angle), { fill: metal(angle) })),
  ]
}

/** Ten thin dark spokes, each with a bright edge. */
function thinSpokeFace({ bent, metal, spin }: Face): Ink[] {
  return around(10, spin).flatMap((angle) => {
    const spoke: Point[] = [
      [0.1, -0.05],
      [0.97, -0.075],
      [0.97, 0.05],
      [0.1, 0.04],
    ]
    return [
      polygon(bent(spoke, angle), { fill: metal(angle) }),
      line(
        bent(
          [
            [0.2, 0.03],
            [0.95, 0.04],
          ],
          angle,
        ),
        { stroke: "#aab4b9", width: 1.4, opacity: 0.8 },
      ),
    ]
  })
}
