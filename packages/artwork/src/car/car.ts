import { type Camera, camera, type View } from "../drawing/camera.ts"
import type { Ink } from "../drawing/ink.ts"
import type { Paint } from "../palette/paints.ts"
import type { Body, Trim } from "./body.types.ts"
import { cabin } from "./cabin.ts"
import { back, face, sideLamp } from "./ends.ts"
import { bed, bonnetLines, sideOfLower } from "./flank.ts"
import { openCabin } from "./open-cabin.ts"
import { farWheels, groundShadow, mirror, nearWheels, underbody } from "./outside.ts"
import { skin } from "./skin.ts"
import { facesEye, GLASS, type Sitting } from "./surface.ts"

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

/** Draws a car from its forms: paint in bands of light, then glass, lines, lamps and wheels. */
export function drawCar(body: Body, options: CarOptions): DrawnCar {
  const { paint, view, scale, id, shadow = true, lights = false, trim = body.trim, sky = GLASS.sky } = options
  const eye = camera(view, [body.length / 2, 0, 0], scale)
  const sitting: Sitting = { body, eye, paint, sky, px: scale, id, defs: [] }
  const ink = [
    shadow ? groundShadow(sitting) : "",
    farWheels(body, eye),
    underbody(body, eye),
    skin(body.lower, eye, paint),
    bonnetLines(sitting),
    bed(body, eye),
    sideOfLower(sitting),
    facesEye(body, eye, "front") ? face(sitting, lights) : sideLamp(body, eye, "front"),
    facesEye(body, eye, "rear") ? back(sitting) : sideLamp(body, eye, "rear"),
    view.turn > 8 ? mirror(sitting, -1) : "",
    upperPart(sitting),
    mirror(sitting, 1),
    nearWheels(sitting, trim),
  ]
  return { ink: ink.join(""), defs: sitting.defs.join(""), eye }
}

function upperPart(sitting: Sitting): Ink {
  const { cabin: shell, openTop } = sitting.body
  if (!shell) return ""
  return openTop ? openCabin(sitting, shell, openTop) : cabin(sitting, shell)
}
