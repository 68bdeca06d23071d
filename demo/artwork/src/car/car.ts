import { type Camera, camera, type View } from "../drawing/camera.ts"
import type { Ink } from "../drawing/ink.ts"
import { BLACK_PAINT, type Paint, paints } from "../palette/paints.ts"
import type { Body, Trim } from "./body.types.ts"
import { cabin } from "./cabin.ts"
import { dressed } from "./dress.ts"
import { back, face, sideLamp } from "./ends.ts"
import { bed, bonnetLines, sideOfLower } from "./flank.ts"
import { openCabin } from "./open-cabin.ts"
import type { Options } from "./options.ts"
import { farWheels, groundShadow, mirror, nearWheels, underbody, wing } from "./outside.ts"
import { skin } from "./skin.ts"
import { type Finish, facesEye, GLASS, type Sitting } from "./surface.ts"

export interface CarOptions {
  readonly paint: Paint
  readonly view: View
  /** Pixels per millimetre at the middle of the car. */
  readonly scale: number
  /** Keeps the ids of several cars in one picture apart. */
  readonly id: string
  readonly trim?: Trim
  readonly options?: Options
  /** The picture will be shown in a mirror. */
  readonly isMirrored?: boolean
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
export function drawCar(plain: Body, car: CarOptions): DrawnCar {
  const { paint, view, scale, id, shadow = true, lights = false, options = {}, sky = GLASS.sky } = car
  const body = dressed(plain, options)
  const trim = car.trim ?? options.trim ?? body.trim
  const eye = camera(view, [body.length / 2, 0, 0], scale)
  const sitting: Sitting = { body, eye, paint, sky, px: scale, id, defs: [], finish: finishOf(body, car) }
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
    wing(sitting),
    mirror(sitting, 1),
    nearWheels(sitting, trim),
  ]
  return { ink: ink.join(""), defs: sitting.defs.join(""), eye }
}

function finishOf(body: Body, { options = {}, isMirrored = false }: CarOptions): Finish {
  const { roof, metal, isTinted = false, market, signs, isRightHand = false } = options
  const own = body.contrastRoof ? BLACK_PAINT : null
  return {
    roof: roof === undefined ? own : roof === "own" ? null : roof === "black" ? BLACK_PAINT : paints[roof],
    ...(metal ? { metal } : {}),
    ...(market ? { market } : {}),
    ...(signs ? { signs } : {}),
    isTinted,
    isRightHand,
    isMirrored,
  }
}

function upperPart(sitting: Sitting): Ink {
  const { cabin: shell, openTop } = sitting.body
  if (!shell) return ""
  return openTop ? openCabin(sitting, shell, openTop) : cabin(sitting, shell)
}
