import type { Body, BodyType, Trim } from "../car/body.types.ts"
import { type CarOptions, type DrawnCar, drawCar } from "../car/car.ts"
import { onEnd } from "../car/shell.ts"
import { bodies } from "../car/stage.ts"
import type { Camera, View } from "../drawing/camera.ts"
import type { Point } from "../drawing/geometry.ts"
import { blur, ellipse, gradient, group, type Ink, num, polygon } from "../drawing/ink.ts"
import { DARK, part, when } from "../light/parts.ts"
import { type PaintName, paints } from "../palette/paints.ts"

export interface Part {
  readonly body: BodyType
  readonly paint: PaintName
  readonly view: View
  readonly scale: number
  readonly id: string
  readonly trim?: Trim
  /** Driven, or waiting with its lamps on: they burn in the dark. */
  readonly lights?: boolean
  readonly shadow?: boolean
  readonly sky?: string
}

/** Puts a car with the middle of its ground at x, y. */
export function place(wanted: Part, x: number, y: number): DrawnCar {
  const options: CarOptions = { ...wanted, paint: paints[wanted.paint] }
  const car = drawCar(bodies[wanted.body], options)
  const lamps = wanted.lights ? shine(bodies[wanted.body], car.eye, wanted) : { behind: "", before: "", defs: "" }
  const at = `translate(${num(x)} ${num(y)})`
  return {
    ...car,
    ink: part("car", when(DARK, group(lamps.behind, at)) + group(car.ink, at) + when(DARK, group(lamps.before, at))),
    defs: part("car", car.defs) + when(DARK, lamps.defs),
  }
}

/** What the lamps of a car that is driven do in the dark: a beam on the road before it, halos round the lamps. */
function shine(body: Body, eye: Camera, { view, scale, id }: Part): { behind: Ink; before: Ink; defs: Ink } {
  const front = body.face.headlight.outline
  const middle = (list: readonly Point[]): Point => [
    list.reduce((sum, [across]) => sum + across, 0) / list.length,
    list.reduce((sum, [, up]) => sum + up, 0) / list.length,
  ]
  const [across, up] = middle(front)
  const tail = middle(body.back.lamp.outline)
  const isFrontSeen = view.turn > -6
  const lampsAt = (isFrontSeen && view.turn > 12 ? [across, -across] : [across]).map((side) =>
    eye.project(
      onEnd(
        body.lower,
        isFrontSeen ? "front" : "rear",
        isFrontSeen ? [side, up] : [side > 0 ? tail[0] : -tail[0], tail[1]],
      ),
    ),
  )
  const side = view.turn > -6 && view.turn < 20 ? eye.project(onEnd(body.lower, "rear", [tail[0], tail[1]])) : null
  const size = 520 * scale
  const halo = ([hx, hy]: Point, colour: string): Ink =>
    ellipse(hx, hy, size, size * 0.8, { fill: `url(#${id}${colour})` })
  const ground = (gx: number, gy: number): Point => eye.project([gx, gy, 0])
  const reach = -3800
  const beam = [
    ground(120, body.lower.halfWidth * 0.7),
    ground(reach, 1500),
    ground(reach, -1500),
    ground(120, -body.lower.halfWidth * 0.7),
  ]
  const from = ground(-60, 0)
  const to = ground(reach, 0)
  const radial = (name: string, core: string, edge: string, strength: number): Ink =>
    `<radialGradient id="${id}${name}"><stop offset="0" stop-color="${core}" stop-opacity="${strength}"/><stop offset="0.22" stop-color="${edge}" stop-opacity="${num(strength * 0.5)}"/><stop offset="1" stop-color="${edge}" stop-opacity="0"/></radialGradient>`
  return {
    behind: isFrontSeen ? part("kept", polygon(beam, { fill: `url(#${id}Beam)`, filter: `${id}BeamSoft` })) : "",
    before: part(
      "kept",
      lampsAt.map((at) => halo(at, isFrontSeen ? "Lamp" : "Tail")).join("") +
        (side && isFrontSeen ? halo(side, "Tail") : ""),
    ),
    defs: part(
      "kept",
      radial("Lamp", "#fffaf0", "#fff0c2", 0.95) +
        radial("Tail", "#ff6a5e", "#e8343a", 0.55) +
        gradient(`${id}Beam`, from, to, [
          { at: 0, colour: "#fff1c4", opacity: 0.5 },
          { at: 0.4, colour: "#fff1c4", opacity: 0.24 },
          { at: 0.85, colour: "#fff1c4", opacity: 0 },
        ]) +
        blur(`${id}BeamSoft`, 90 * scale),
    ),
  }
}
