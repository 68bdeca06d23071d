import { anyOf, readCar, readSurface, readTurn } from "./car/address.ts"
import { BODY_TYPES, type BodyType } from "./car/body.types.ts"
import { drawPortrait, isBodyType, PORTRAIT } from "./car/stage.ts"
import { drawTurn, TURN_FRAMES } from "./car/turn.ts"
import { cockpits } from "./details/cockpits.ts"
import { BRAND_MARK, drawBrand } from "./marks/brands.ts"
import { drawLogo, FAVICON, LOGO } from "./marks/logo.ts"
import { isPaintName } from "./palette/paints.ts"
import { HOURS, type Hour, RATIOS, type Ratio, type Scene, SEASONS, type Season } from "./scenes/scene.types.ts"
import { type Choice, details, drawScene, scenes } from "./scenes/scenes.ts"

/** A finished illustration and its natural size. */
export interface Artwork {
  readonly svg: string
  readonly width: number
  readonly height: number
}

/** An illustration that there is, and its natural size, before it is drawn. */
interface Plan {
  readonly width: number
  readonly height: number
  readonly draw: () => string
}

/**
 * Draws the illustration with this address, for example `/-/media/artwork/cars/estate-quarter-fjord.svg`.
 * Answers `null` when there is none. The same address always gives the same picture.
 */
export function drawArtwork(path: string): Artwork | null {
  const plan = planArtwork(path)
  return plan && { svg: plan.draw(), width: plan.width, height: plan.height }
}

/** Whether there is an illustration with this address, and how large: at once, for nothing is drawn. */
export function planArtwork(path: string): Plan | null {
  const match = /^\/?(?:-\/media\/)?(?:artwork\/)?([a-z-]+)\/([a-z0-9-]+)\.svg$/.exec(path)
  const kind = match?.[1]
  const name = match?.[2]
  if (!kind || !name) return null
  if (kind.startsWith("cars")) return portrait(kind, name)
  return Object.hasOwn(kinds, kind) ? (kinds[kind]?.(name) ?? null) : null
}

const kinds: Readonly<Record<string, (name: string) => Plan | null>> = {
  turns: (name) => turned(name),
  scenes: (name) => cropped(scenes, name),
  details: (name) => cropped({ ...details, ...cockpits }, name),
  brands: (name) => sized(drawBrand(name), BRAND_MARK),
  logo: (name) => sized(drawLogo(name), name.endsWith("favicon") ? FAVICON : LOGO),
}

/** `<body>-<view>-<paint>` and the options of one car, below `cars` or `cars-on-<surface>`. */
function portrait(folder: string, name: string): Plan | null {
  const surface = readSurface(folder)
  const car = readCar(name)
  return surface && car ? { draw: () => drawPortrait({ ...car, surface }), ...PORTRAIT } : null
}

/** `<body>-<paint>` and the options of one car, then `-<frame>`, frames from 1. */
function turned(name: string): Plan | null {
  const car = readTurn(name)
  return car && car.frame <= TURN_FRAMES ? { draw: () => drawTurn(car, car.frame), ...PORTRAIT } : null
}

const sized = (svg: string | null, size: { readonly width: number; readonly height: number }): Plan | null =>
  svg === null ? null : { draw: () => svg, ...size }

/**
 * `[rullo-]<scene>[-<season>][-<hour>][-<body>-<paint>]-<ratio>`, for example `harbour-winter-dusk-suv-rowan-16x9`;
 * `rullo-` before it for the other company's place.
 */
function cropped(places: Readonly<Record<string, Scene>>, name: string): Plan | null {
  const [, prefix, rest = "", ratio = ""] = /^(rullo-)?([a-z-]+)-(\d+x\d+)$/.exec(name) ?? []
  const place = Object.keys(places)
    .sort((one, other) => other.length - one.length)
    .find((one) => rest === one || rest.startsWith(`${one}-`))
  const scene = place === undefined ? undefined : places[place]
  if (place === undefined || !scene || !isRatio(ratio)) return null
  const text = rest.slice(place.length)
  const choice = scene.varies === "paint" ? paintIn(text, scene) : choiceIn(text)
  if (!choice || (!scene.own && Object.keys(choice).length > 0)) return null
  const company = prefix ? "rullo" : "norrvik"
  return { draw: () => drawScene(place, scene, ratio, company, choice), ...RATIOS[ratio] }
}

const CHOICE = new RegExp(
  `^(?:-(${SEASONS.join("|")}))?(?:-(${HOURS.join("|")}))?(?:-(${anyOf(BODY_TYPES)})-([a-z]+))?$`,
)

/** What an address says beyond the place, or `null` when there is no such season, hour or car. */
function choiceIn(text: string): Choice | null {
  const match = CHOICE.exec(text)
  const [, season, hour, body, paint = ""] = match ?? []
  if (!match || (body !== undefined && !isPaintName(paint))) return null
  return {
    ...(season === undefined ? {} : { season: season as Season }),
    ...(hour === undefined ? {} : { hour: hour as Hour }),
    ...(isBodyType(body ?? "") && isPaintName(paint) ? { car: { body: body as BodyType, paint } } : {}),
  }
}

/** `-<paint>` or nothing, for a close-up of a certain car. */
function paintIn(text: string, { own }: Scene): Choice | null {
  const paint = text.slice(1)
  if (text === "" || !own) return {}
  return isPaintName(paint) ? { car: { ...own.car, paint } } : null
}

const isRatio = (name: string): name is Ratio => Object.hasOwn(RATIOS, name)
