import { clamp, type Point, spread } from "../drawing/geometry.ts"
import { fogs, intake, slimLamps, uprightTail } from "./bodies/forms.ts"
import type { Back, Body, Face, Mark } from "./body.types.ts"
import type { FaceName, LampName, Options } from "./options.ts"

/** A body with the nose, lamps, rails and protection that one car has. */
export function dressed(body: Body, { face, lamps, rails, isClad }: Options): Body {
  const frame = frameOf(body)
  const nose = face ? { ...lampsOnly(body.face), ...faces[face](frame) } : body.face
  const front = lamps ? { ...withoutLamps(nose), ...headlights[lamps](frame) } : nose
  const back = lamps ? { ...body.back, ...taillights[lamps](frame.tail) } : body.back
  const { roofRails, ...rest } = body
  const rail = rails === "rails" ? (roofRails ?? railsOver(body)) : rails === "bare" ? undefined : roofRails
  return {
    ...rest,
    ...(rail ? { roofRails: rail } : {}),
    ...(isClad && !body.cladding ? { cladding: { sill: sillOf(body), arch: 46 } } : {}),
    face: front,
    back: back,
  }
}

const sillOf = (body: Body): number => body.lower.foot(body.length / 2) + 150

/** Bodies whose roof is too short or low for rails have none. */
const takesRails = (body: Body): boolean => body.panes.length > 1 && !body.openTop && body.height > 1350

/** Rails from behind the windscreen to where the roof begins to fall. */
function railsOver(body: Body): Body["roofRails"] {
  const first = body.panes[0]
  if (!takesRails(body) || !first || !body.cabin) return undefined
  const { edge, rear } = body.cabin
  const along = spread(first.front[1] + 60, rear - 180, 60)
  const highest = Math.max(...along.map(edge))
  const to = along.findLast((x) => edge(x) > highest - 60) ?? rear
  return { from: first.front[1] + 60, to }
}

/** Where on an end its lamps sit. */
interface Frame {
  readonly low: number
  readonly high: number
  readonly middle: number
  readonly tail: number
  /** Height of the nose in millimetres. */
  readonly tall: number
}

function frameOf({ face, back, lower }: Body): Frame {
  const ups = face.round ? [face.round.up - 0.06, face.round.up + 0.14] : face.headlight.outline.map(([, up]) => up)
  const low = clamp(Math.min(...ups), 0.62, 0.8)
  const high = clamp(Math.max(...ups), low + 0.1, 0.93)
  const tails = back.lamp.outline.map(([, up]) => up)
  const tail = clamp((Math.min(...tails) + Math.max(...tails)) / 2, 0.66, 0.84)
  return { low, high, middle: (low + high) / 2, tail, tall: lower.edge(300) - lower.foot(300) }
}

const lampsOnly = ({ headlight, signature, round }: Face): Pick<Face, "headlight" | "signature" | "round"> => ({
  headlight,
  signature,
  ...(round ? { round } : {}),
})

function withoutLamps({ round: _, glow: __, ...rest }: Face): Face {
  return rest
}

type Nose = Omit<Face, "headlight" | "signature" | "round">

const faces: Record<FaceName, (frame: Frame) => Nose> = {
  closed: ({ low, high }) => ({
    panel: box(-0.4, 0.4, low - 0.12, high - 0.04, 0.06),
    badge: low + 0.02,
    intake: intake(0.07, 0.2, 0.6),
    fogs: fogs(0.12, 0.3),
  }),
  wide: ({ low, middle }) => ({
    grille: {
      outline: [
        [-0.5, middle + 0.03],
        [-0.44, low - 0.05],
        [0.44, low - 0.05],
        [0.5, middle + 0.03],
      ],
      radius: 0.03,
    },
    bars: 2,
    badge: (low + middle) / 2 - 0.01,
    intake: intake(0.08, 0.34, 0.64),
  }),
  upright: ({ high }) => ({
    grille: {
      outline: [
        [-0.24, high + 0.01],
        [-0.29, high - 0.08],
        [-0.27, 0.42],
        [0.27, 0.42],
        [0.29, high - 0.08],
        [0.24, high + 0.01],
      ],
      radius: 0.03,
    },
    bars: 9,
    grain: "upright",
    badge: high + 0.035,
    intake: intake(0.07, 0.22, 0.66),
    fogs: fogs(0.24, 0.44),
  }),
  split: ({ low, high }) => ({
    grille: {
      outline: [
        [0.07, high - 0.05],
        [0.04, low - 0.08],
        [0.34, low - 0.11],
        [0.4, low + 0.03],
        [0.37, high - 0.04],
      ],
      radius: 0.02,
      mirrored: true,
    },
    bars: 3,
    badge: high + 0.01,
    intake: intake(0.08, 0.32, 0.46),
    fogs: {
      outline: [
        [0.6, 0.4],
        [0.62, 0.12],
        [0.86, 0.16],
        [0.85, 0.34],
      ],
      radius: 0.04,
      mirrored: true,
    },
  }),
  hexagon: ({ high }) => ({
    grille: {
      outline: [
        [-0.27, high],
        [-0.43, high - 0.2],
        [-0.33, 0.14],
        [0.33, 0.14],
        [0.43, high - 0.2],
        [0.27, high],
      ],
      radius: 0.03,
    },
    bars: 6,
    badge: high - 0.13,
    intake: {
      outline: [
        [0.56, 0.36],
        [0.54, 0.1],
        [0.88, 0.14],
        [0.86, 0.4],
      ],
      radius: 0.04,
      mirrored: true,
    },
  }),
  shield: ({ low, high }) => ({
    grille: {
      outline: [
        [-0.3, high - 0.01],
        [-0.12, 0.4],
        [0.12, 0.4],
        [0.3, high - 0.01],
      ],
      radius: 0.04,
    },
    bars: 5,
    badge: low + 0.04,
    intake: intake(0.07, 0.2, 0.4),
    fogs: {
      outline: [
        [0.42, 0.42],
        [0.5, 0.1],
        [0.86, 0.14],
        [0.84, 0.3],
      ],
      radius: 0.03,
      mirrored: true,
    },
  }),
}

/** A lamp too small to be seen, where another takes its place. */
const NO_LAMP: Mark = {
  outline: [
    [0.36, 0.6],
    [0.36, 0.58],
    [0.38, 0.58],
    [0.38, 0.6],
  ],
  radius: 0.01,
  mirrored: true,
}

type Lamps = Pick<Face, "headlight" | "signature" | "round" | "glow">

const headlights: Record<LampName, (frame: Frame) => Lamps> = {
  slim: ({ middle, high }) => slimLamps(middle - 0.05, Math.min(0.95, high + 0.02)),
  round: ({ middle, tall }) => ({
    headlight: NO_LAMP,
    signature: [],
    round: { across: 0.56, up: middle, size: clamp(tall * 0.125, 66, 118) },
  }),
  pillar: ({ middle, high }) => ({
    headlight: {
      outline: [
        [0.68, high + 0.02],
        [0.66, middle - 0.06],
        [0.74, middle - 0.24],
        [0.92, middle - 0.22],
        [0.95, high],
      ],
      radius: 0.03,
      mirrored: true,
    },
    signature: [
      [
        [0.9, high - 0.02],
        [0.72, high - 0.01],
        [0.71, middle - 0.05],
        [0.77, middle - 0.2],
      ],
    ],
  }),
  matrix: ({ middle, high }) => ({
    headlight: { ...box(0.42, 0.94, middle - 0.05, high - 0.005, 0.02), mirrored: true },
    signature: [0.5, 0.6, 0.7, 0.8, 0.89].map((across) => [
      [across - 0.015, (middle - 0.05 + high) / 2],
      [across + 0.015, (middle - 0.05 + high) / 2],
    ]),
    glow: 34,
  }),
}

const taillights: Record<LampName, (tail: number) => Pick<Back, "lamp" | "lampBand" | "cells">> = {
  slim: (tail) => ({
    lamp: {
      outline: [
        [0.34, tail + 0.03],
        [0.34, tail - 0.02],
        [0.86, tail - 0.05],
        [0.96, tail - 0.05],
        [0.94, tail + 0.05],
        [0.8, tail + 0.05],
      ],
      radius: 0.02,
      mirrored: true,
    },
    lampBand: box(-0.36, 0.36, tail - 0.015, tail + 0.025, 0.005),
  }),
  round: (tail) => ({ lamp: { ...box(0.56, 0.84, tail - 0.085, tail + 0.085, 0.14), mirrored: true } }),
  pillar: (tail) => ({ lamp: uprightTail(tail - 0.26, Math.min(0.97, tail + 0.14)).lamp }),
  matrix: (tail) => ({ lamp: { ...box(0.46, 0.95, tail - 0.06, tail + 0.06, 0.02), mirrored: true }, cells: 5 }),
}

function box(left: number, right: number, low: number, high: number, radius: number): Mark {
  const outline: Point[] = [
    [left, low],
    [right, low],
    [right, high],
    [left, high],
  ]
  return { outline, radius }
}
