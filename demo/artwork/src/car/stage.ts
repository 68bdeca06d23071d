import { picture } from "../drawing/ink.ts"
import { paints } from "../palette/paints.ts"
import type { Order } from "./address.ts"
import { cityCar } from "./bodies/city-car.ts"
import { convertible } from "./bodies/convertible.ts"
import { coupe } from "./bodies/coupe.ts"
import { crossover } from "./bodies/crossover.ts"
import { estate } from "./bodies/estate.ts"
import { hatchback } from "./bodies/hatchback.ts"
import { minibus } from "./bodies/minibus.ts"
import { mpv } from "./bodies/mpv.ts"
import { pickUp } from "./bodies/pick-up.ts"
import { saloon } from "./bodies/saloon.ts"
import { sports } from "./bodies/sports.ts"
import { suv } from "./bodies/suv.ts"
import { suvLarge } from "./bodies/suv-large.ts"
import { suvSmall } from "./bodies/suv-small.ts"
import { van } from "./bodies/van.ts"
import { vanSmall } from "./bodies/van-small.ts"
import { BODY_TYPES, type Body, type BodyType } from "./body.types.ts"
import { drawCar } from "./car.ts"
import { drawSurface, type SurfaceName } from "./surfaces.ts"
import { type ViewName, views } from "./views.ts"

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
  "suv-small": suvSmall,
  "suv-large": suvLarge,
  "van-small": vanSmall,
  minibus,
  sports,
  crossover,
}

export interface Portrait extends Order {
  readonly view: ViewName
  readonly surface: SurfaceName
}

export const PORTRAIT = { width: 1500, height: 1000 }

/** One car alone: on nothing, or on a surface of a studio or showroom. */
export function drawPortrait({ body: name, view, paint, options, surface }: Portrait): string {
  const body = bodies[name]
  const { width, height } = PORTRAIT
  // Small cars stay small beside large ones, but not as small as they are.
  const scale = 0.268 * (4600 / body.length) ** 0.62
  const car = drawCar(body, { paint: paints[paint], view: views[view], scale, id: "c", options })
  const middle = view === "side" ? 545 : 525
  const level = middle + (body.height * scale) / 2
  return picture(
    width,
    height,
    `${drawSurface(surface, { width, height, level })}${framed(car.ink, `translate(${width / 2} ${Math.round(level)})`)}`,
    car.defs,
  )
}

const ROUND = ' stroke-linejoin="round" stroke-linecap="round"'

/** A car in its place. What nearly every line of it says of its ends is said once. */
export function framed(ink: string, place: string): string {
  return `<g transform="${place}"${ROUND}>${ink.replaceAll(ROUND, "")}</g>`
}

export function isBodyType(name: string): name is BodyType {
  return (BODY_TYPES as readonly string[]).includes(name)
}
