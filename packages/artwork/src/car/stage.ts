import type { View } from "../drawing/camera.ts"
import { picture, polygon, rect } from "../drawing/ink.ts"
import { northern } from "../palette/northern.ts"
import { type PaintName, paints } from "../palette/paints.ts"
import { cityCar } from "./bodies/city-car.ts"
import { convertible } from "./bodies/convertible.ts"
import { coupe } from "./bodies/coupe.ts"
import { estate } from "./bodies/estate.ts"
import { hatchback } from "./bodies/hatchback.ts"
import { mpv } from "./bodies/mpv.ts"
import { pickUp } from "./bodies/pick-up.ts"
import { saloon } from "./bodies/saloon.ts"
import { suv } from "./bodies/suv.ts"
import { van } from "./bodies/van.ts"
import { BODY_TYPES, type Body, type BodyType, TRIMS, type Trim } from "./body.types.ts"
import { drawCar } from "./car.ts"

export const bodies: Readonly<Record<BodyType, Body>> = {
  hatchback,
  estate,
  saloon,
  suv,
  coupe,
  convertible,
  mpv,
  van,
  "pick-up": pickUp,
  "city-car": cityCar,
}

/** The angles a car is shown from. */
export const views = {
  side: { turn: 0, eye: 1150, distance: 30000 },
  quarter: { turn: 37, eye: 1450, distance: 11500 },
  rear: { turn: -38, eye: 1450, distance: 11500 },
} as const satisfies Record<string, View>

export type ViewName = keyof typeof views

export interface Portrait {
  readonly body: BodyType
  readonly view: ViewName
  readonly paint: PaintName
  readonly trim: Trim | null
  readonly ground: "none" | "mist"
}

export const PORTRAIT = { width: 1500, height: 1000 }

/** One car alone: on nothing, or on a mist-coloured studio ground. */
export function drawPortrait({ body: name, view, paint, trim, ground }: Portrait): string {
  const body = bodies[name]
  const { width, height } = PORTRAIT
  // Small cars stay small beside large ones, but not as small as they are.
  const scale = 0.268 * (4600 / body.length) ** 0.62
  const car = drawCar(body, { paint: paints[paint], view: views[view], scale, id: "c", ...(trim ? { trim } : {}) })
  const middle = view === "side" ? 545 : 525
  const ground_ = middle + (body.height * scale) / 2
  const studio =
    ground === "mist"
      ? rect(0, 0, width, height, { fill: northern.mist }) +
        polygon(
          [
            [0, ground_ - 60],
            [width, ground_ - 60],
            [width, height],
            [0, height],
          ],
          { fill: northern.mistShade },
        )
      : ""
  return picture(
    width,
    height,
    `${studio}<g transform="translate(${width / 2} ${Math.round(ground_)})">${car.ink}</g>`,
    car.defs,
  )
}

export function isBodyType(name: string): name is BodyType {
  return (BODY_TYPES as readonly string[]).includes(name)
}

export function isTrim(name: string): name is Trim {
  return (TRIMS as readonly string[]).includes(name)
}
