import { picture } from "../drawing/ink.ts"
import { paints } from "../palette/paints.ts"
import type { Order } from "./address.ts"
import { drawCar } from "./car.ts"
import { bodies, framed, PORTRAIT } from "./stage.ts"

/** Pictures that take a car once round. */
export const TURN_FRAMES = 36

/** Nearer to its nose or tail a car is not drawn: its side would be a line. */
const STEEPEST_DEGREES = 84

/** A car from one of the directions of a walk around it: the first sees its side, the tenth its nose. */
export function drawTurn({ body: name, paint, options }: Order, frame: number): string {
  const body = bodies[name]
  const { width, height } = PORTRAIT
  const degrees = ((frame - 1) * 360) / TURN_FRAMES
  // The far side is the near one in a mirror.
  const isFar = degrees > 90 && degrees < 270
  const near = isFar ? 180 - degrees : degrees >= 270 ? degrees - 360 : degrees
  const turn = Math.max(-STEEPEST_DEGREES, Math.min(STEEPEST_DEGREES, near))
  const scale = 0.24 * (4600 / body.length) ** 0.62
  const view = { turn, eye: 1450, distance: 11500 }
  const car = drawCar(body, { paint: paints[paint], view, scale, id: "c", options, isMirrored: isFar })
  const ground = Math.round(525 + (body.height * scale) / 2)
  const place = `translate(${width / 2} ${ground})${isFar ? " scale(-1 1)" : ""}`
  return picture(width, height, framed(car.ink, place), car.defs)
}
