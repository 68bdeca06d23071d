import type { BodyType } from "../car/body.types.ts"
import type { Camera, View } from "../drawing/camera.ts"
import type { Point, Space } from "../drawing/geometry.ts"
import { group, type Ink } from "../drawing/ink.ts"
import type { PaintName } from "../palette/paints.ts"
import { place } from "../scenes/cast.ts"
import type { Canvas } from "../scenes/nature.ts"
import type { Crop, Ratio } from "../scenes/scene.types.ts"

interface Subject {
  readonly body: BodyType
  readonly paint: PaintName
  readonly view: View
  readonly scale: number
  readonly at: (eye: Camera) => Point
  readonly lights?: boolean
  readonly trim?: "plus" | "sport" | "aero" | "base"
  readonly sky?: string
}

export const canvas: Canvas = { left: -1500, right: 1500, top: -1300, bottom: 1300 }

/** All crops of a close-up look at its middle. */
export function crops(shift: Partial<Record<Ratio, Crop>> = {}): Record<Ratio, Crop> {
  return {
    "21x9": { x: -1260, y: -540, width: 2520 },
    "16x9": { x: -960, y: -540, width: 1920 },
    "3x2": { x: -780, y: -520, width: 1560 },
    "4x3": { x: -700, y: -525, width: 1400 },
    "4x5": { x: -460, y: -575, width: 920 },
    ...shift,
  }
}

/** A car drawn so large that the subject fills the middle of the picture. */
export function closeUp({ at, ...part }: Subject): { ink: Ink; defs: Ink; eye: Camera; ground: number } {
  const car = place({ ...part, id: "car", shadow: false }, 0, 0)
  const [x, y] = at(car.eye)
  return {
    ink: group(car.ink, `translate(${Math.round(-x)} ${Math.round(-y)})`),
    defs: car.defs,
    eye: car.eye,
    ground: -y,
  }
}

export const shown = (eye: Camera, from: Point, point: Space): Point => {
  const [x, y] = eye.project(point)
  return [x - from[0], y - from[1]]
}
