import type { Camera } from "../drawing/camera.ts"
import { contours } from "../drawing/contour.ts"
import { at, clamp, cross, dot, lerp, minus, type Space, smoothstep, unit } from "../drawing/geometry.ts"
import { type Ink, shape } from "../drawing/ink.ts"
import type { Paint } from "../palette/paints.ts"
import { onShell, type Shell } from "./shell.ts"

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
export const bands: readonly (readonly [from: number, tone: keyof Paint])[] = [
  [0.16, "shade"],
  [0.25, "dusk"],
  [0.36, "base"],
  [0.55, "light"],
  [0.71, "sheen"],
  [0.87, "glint"],
]

const COLUMNS = 180

const ROWS = 52

/** Covers a shell with its paint. */
export function skin(shell: Shell, eye: Camera, paint: Paint): Ink {
  const spaces: Space[] = []
  for (let r = 0; r < ROWS; r++) {
    for (let c = 0; c < COLUMNS; c++)
      spaces.push(onShell(shell, lerp(-0.5, 1.5, c / (COLUMNS - 1)), (2 * r) / (ROWS - 1)))
  }
  const spaceAt = (c: number, r: number): Space =>
    at(spaces, clamp(r, 0, ROWS - 1) * COLUMNS + clamp(c, 0, COLUMNS - 1))
  const points = spaces.map(eye.project)
  const tones: number[] = []
  const facing: number[] = []
  for (let r = 0; r < ROWS; r++) {
    // At the spine the cap closes to a line and has no direction of its own: the row before it lends its own.
    const row = Math.min(r, ROWS - 2)
    for (let c = 0; c < COLUMNS; c++) {
      const alongRound = minus(spaceAt(c + 1, row), spaceAt(c - 1, row))
      const alongUp = minus(spaceAt(c, row + 1), spaceAt(c, row - 1))
      const normal = unit(cross(alongUp, alongRound))
      const toEye = eye.towardsEye(spaceAt(c, r))
      tones.push(toneOf(normal, toEye, eye.light))
      facing.push(dot(normal, toEye))
    }
  }
  const index = (c: number, r: number): number => r * COLUMNS + c
  const grid = { columns: COLUMNS, rows: ROWS, point: (c: number, r: number) => at(points, index(c, r)) }
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
