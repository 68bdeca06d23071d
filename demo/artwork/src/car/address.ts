import { type PaintName, paints } from "../palette/paints.ts"
import { BODY_TYPES, type BodyType } from "./body.types.ts"
import { OPTIONS_PATTERN, type Options, optionsOf, optionsText } from "./options.ts"
import { isSurface, type SurfaceName } from "./surfaces.ts"
import { type ViewName, views } from "./views.ts"

/** A car as an address names it. */
export interface Order {
  readonly body: BodyType
  readonly paint: PaintName
  readonly options: Options
}

/** Alternatives of a pattern, longer ones first so that `suv-small` is never read as `suv`. */
export const anyOf = (words: readonly string[]): string =>
  [...words].sort((one, other) => other.length - one.length).join("|")

const BODY = `(?<body>${anyOf(BODY_TYPES)})`
const PAINT = `(?<paint>${anyOf(Object.keys(paints))})`

const CAR = new RegExp(`^${BODY}-(?<view>${anyOf(Object.keys(views))})-${PAINT}${OPTIONS_PATTERN}$`)
const TURN = new RegExp(`^${BODY}-${PAINT}${OPTIONS_PATTERN}-(?<frame>[1-9]\\d?)$`)

const orderOf = (groups: Record<string, string | undefined>): Order => ({
  body: groups.body as BodyType,
  paint: groups.paint as PaintName,
  options: optionsOf(groups),
})

/** Reads `<body>-<view>-<paint>` with its options; `null` when a word of it is unknown or out of order. */
export function readCar(name: string): (Order & { readonly view: ViewName }) | null {
  const groups = CAR.exec(name)?.groups
  return groups ? { ...orderOf(groups), view: groups.view as ViewName } : null
}

/** Reads `<body>-<paint>` with its options and a frame from 1. */
export function readTurn(name: string): (Order & { readonly frame: number }) | null {
  const groups = TURN.exec(name)?.groups
  return groups ? { ...orderOf(groups), frame: Number(groups.frame) } : null
}

/** Reads the folder of a car: `cars` or `cars-on-<surface>`. */
export function readSurface(folder: string): SurfaceName | null {
  if (folder === "cars") return "none"
  const name = folder.startsWith("cars-on-") ? folder.slice("cars-on-".length) : ""
  return isSurface(name) && name !== "none" ? name : null
}

/** The address of a car, below `/-/media/artwork/`. */
export function carAddress(
  { body, paint, options }: Order,
  view: ViewName = "quarter",
  surface: SurfaceName = "none",
): string {
  return `${surface === "none" ? "cars" : `cars-on-${surface}`}/${body}-${view}-${paint}${optionsText(options)}.svg`
}
