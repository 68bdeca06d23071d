import { dot, minus, type Point, type Space, unit } from "./geometry.ts"

/** Where the picture is taken from, and how large a millimetre becomes. */
export interface Camera {
  readonly project: (point: Space) => Point
  /** Direction from a point towards the eye. */
  readonly towardsEye: (point: Space) => Space
  /** Direction the light comes from: always the upper left of the picture. */
  readonly light: Space
  /** Pixels per millimetre at a point. */
  readonly scaleAt: (point: Space) => number
}

export interface View {
  /** Turn towards the front of the car in degrees: 0 sees its side, 90 its nose, negative its tail. */
  readonly turn: number
  /** Height of the eye above the ground in millimetres. */
  readonly eye: number
  /** Distance of the eye from the middle of the car in millimetres. */
  readonly distance: number
}

/** A camera that shows the `centre` at the origin of the picture, `scale` pixels to the millimetre there. */
export function camera(view: View, centre: Space, scale: number): Camera {
  const angle = (view.turn * Math.PI) / 180
  const level: Space = [-Math.sin(angle), Math.cos(angle), 0]
  const eye: Space = [centre[0] + level[0] * view.distance, centre[1] + level[1] * view.distance, view.eye]
  // The picture plane stays upright (a shift lens), so verticals never lean.
  const right: Space = [Math.cos(angle), Math.sin(angle), 0]
  const depth = (point: Space): number => view.distance - dot(minus(point, centre), level)
  const project = (point: Space): Point => {
    const away = depth(point)
    const k = (scale * view.distance) / away
    const shift = (view.eye - centre[2]) * scale
    const x = dot(minus(point, eye), right) * k
    const y = (view.eye - point[2]) * k - shift
    return [x, y]
  }
  const light = unit([-right[0] * 0.48 + level[0] * 0.44, -right[1] * 0.48 + level[1] * 0.44, 0.75])
  return {
    project,
    light,
    towardsEye: (point) => unit(minus(eye, point)),
    scaleAt: (point) => (scale * view.distance) / depth(point),
  }
}
