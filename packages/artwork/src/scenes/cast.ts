import type { BodyType, Trim } from "../car/body.types.ts"
import { type CarOptions, type DrawnCar, drawCar } from "../car/car.ts"
import { bodies } from "../car/stage.ts"
import type { View } from "../drawing/camera.ts"
import { group, num } from "../drawing/ink.ts"
import { type PaintName, paints } from "../palette/paints.ts"

export interface Part {
  readonly body: BodyType
  readonly paint: PaintName
  readonly view: View
  readonly scale: number
  readonly id: string
  readonly trim?: Trim
  readonly lights?: boolean
  readonly shadow?: boolean
  readonly sky?: string
}

/** Puts a car with the middle of its ground at x, y. */
export function place(part: Part, x: number, y: number): DrawnCar {
  const options: CarOptions = { ...part, paint: paints[part.paint] }
  const car = drawCar(bodies[part.body], options)
  return { ...car, ink: group(car.ink, `translate(${num(x)} ${num(y)})`) }
}
