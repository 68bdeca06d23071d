import { drawPortrait, isBodyType, isTrim, PORTRAIT, type ViewName, views } from "./car/stage.ts"
import { drawTurn, TURN_FRAMES } from "./car/turn.ts"
import { BRAND_MARK, drawBrand } from "./marks/brands.ts"
import { drawLogo, FAVICON, LOGO } from "./marks/logo.ts"
import { isPaintName } from "./palette/paints.ts"
import { RATIOS, type Ratio, type Scene } from "./scenes/scene.types.ts"
import { details, drawScene, scenes } from "./scenes/scenes.ts"

/** A finished illustration and its natural size. */
export interface Artwork {
  readonly svg: string
  readonly width: number
  readonly height: number
}

/**
 * Draws the illustration with this address, for example `/-/media/artwork/cars/estate-quarter-fjord.svg`.
 * Answers `null` when there is none. The same address always gives the same picture.
 */
export function drawArtwork(path: string): Artwork | null {
  const match = /^\/?(?:-\/media\/)?(?:artwork\/)?([a-z-]+)\/([a-z0-9-]+)\.svg$/.exec(path)
  const kind = match?.[1]
  const name = match?.[2]
  if (!kind || !name) return null
  return Object.hasOwn(kinds, kind) ? (kinds[kind]?.(name) ?? null) : null
}

const kinds: Readonly<Record<string, (name: string) => Artwork | null>> = {
  cars: (name) => portrait(name, "none"),
  "cars-on-mist": (name) => portrait(name, "mist"),
  turns: (name) => turned(name),
  scenes: (name) => cropped(scenes, name),
  details: (name) => cropped(details, name),
  brands: (name) => sized(drawBrand(name), BRAND_MARK),
  logo: (name) => sized(drawLogo(name), name.endsWith("favicon") ? FAVICON : LOGO),
}

/** `<body>-<view>-<paint>` and, if wanted, `-<trim>`. */
function portrait(name: string, ground: "none" | "mist"): Artwork | null {
  const match = /^([a-z-]+)-(side|quarter|rear)-([a-z]+)(?:-([a-z]+))?$/.exec(name)
  const [, body = "", view = "", paint = "", trim] = match ?? []
  if (!isBodyType(body) || !isView(view) || !isPaintName(paint)) return null
  if (trim !== undefined && !isTrim(trim)) return null
  return { svg: drawPortrait({ body, view, paint, trim: trim ?? null, ground }), ...PORTRAIT }
}

/** `<body>-<paint>-<frame>`, frames from 1. */
function turned(name: string): Artwork | null {
  const [, body = "", paint = "", digits = ""] = /^([a-z-]+)-([a-z]+)-([1-9]\d?)$/.exec(name) ?? []
  const frame = Number(digits)
  if (!isBodyType(body) || !isPaintName(paint) || frame > TURN_FRAMES) return null
  return { svg: drawTurn(body, paint, frame), ...PORTRAIT }
}

const isView = (name: string): name is ViewName => Object.hasOwn(views, name)

const sized = (svg: string | null, size: { readonly width: number; readonly height: number }): Artwork | null =>
  svg === null ? null : { svg, ...size }

/** `<scene>-<ratio>`, for example `harbour-16x9`; `rullo-` before it for the other company's place. */
function cropped(places: Readonly<Record<string, Scene>>, name: string): Artwork | null {
  const [, prefix, place = "", ratio = ""] = /^(rullo-)?([a-z-]+)-(\d+x\d+)$/.exec(name) ?? []
  const scene = Object.hasOwn(places, place) ? places[place] : undefined
  if (!scene || !isRatio(ratio)) return null
  return { svg: drawScene(place, scene, ratio, prefix ? "rullo" : "norrvik"), ...RATIOS[ratio] }
}

const isRatio = (name: string): name is Ratio => Object.hasOwn(RATIOS, name)
