import type { Camera } from "../drawing/camera.ts"
import { cross, dense, dot, minus, type Point, rounded, unit } from "../drawing/geometry.ts"
import { type Ink, polygon } from "../drawing/ink.ts"
import type { Paint } from "../palette/paints.ts"
import type { Body, Mark } from "./body.types.ts"
import type { Market, Metal } from "./options.ts"
import { onEnd, onSide, type Shell } from "./shell.ts"

/** What one car has of its own that is no form: paint, metal, glass, plate. */
export interface Finish {
  /** `null` is the paint of the body. */
  readonly roof: Paint | null
  readonly metal?: Metal
  readonly isTinted?: boolean
  readonly market?: Market
  readonly signs?: number
  readonly isRightHand?: boolean
  /** The picture is shown in a mirror: what must be read or steered changes sides. */
  readonly isMirrored?: boolean
}

/** What every part of a car needs to be drawn. */
export interface Sitting {
  readonly body: Body
  readonly eye: Camera
  readonly paint: Paint
  /** Colour that the glass mirrors. */
  readonly sky: string
  /** Pixels per millimetre in the middle of the car. */
  readonly px: number
  /** Keeps the ids of several cars in one picture apart. */
  readonly id: string
  /** What is painted on or bolted to this one car. */
  readonly finish: Finish
  /** Takes gradients, clips and filters. */
  readonly defs: Ink[]
}

export const GLASS = { dark: "#16252e", mid: "#27404c", light: "#57798a", sky: "#b9d3dc" }

export const BLACK = "#14191d"

export const CHROME = "#dfe6e8"

export const TRIM = "#2b3338"

export const bend = (shell: Shell, eye: Camera, outlinePoints: readonly Point[], closed = true): Point[] =>
  dense(outlinePoints, 40, closed).map((point) => eye.project(onSide(shell, point)))

export function facesEye(body: Body, eye: Camera, end: "front" | "rear"): boolean {
  const point = onEnd(body.lower, end, [0.25, 0.5])
  const toEye = eye.towardsEye(point)
  return end === "front" ? toEye[0] < -0.06 : toEye[0] > 0.06
}

/** Bends an outline onto an end; what lies beyond the horizon of the form is left out. */
export function onFace(
  body: Body,
  eye: Camera,
  end: "front" | "rear",
  points: readonly Point[],
  closed = true,
): Point[] {
  return dense(points, 0.025, closed)
    .filter((point) => endFacing(body.lower, eye, end, point) > -0.02)
    .map((point) => eye.project(onEnd(body.lower, end, point)))
}

/** How much a place on an end is turned towards the eye: negative is away. */
export function endFacing(shell: Shell, eye: Camera, end: "front" | "rear", [across, up]: Point): number {
  const step = 0.012
  const alongAcross = minus(onEnd(shell, end, [across + step, up]), onEnd(shell, end, [across - step, up]))
  const alongUp = minus(onEnd(shell, end, [across, Math.min(1, up + step)]), onEnd(shell, end, [across, up - step]))
  const normal = unit(cross(alongUp, alongAcross))
  return dot(normal, eye.towardsEye(onEnd(shell, end, [across, up]))) * (end === "front" ? 1 : -1)
}

export const mirrored = (points: readonly Point[]): Point[] => points.map(([across, up]): Point => [-across, up])

export function markOn(
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
