import { type PaintName, paints, pictureOf, SURFACES_OF, type SurfaceName, TURN_FRAMES } from "@forecourt/artwork/cars"
import { FILMED } from "@forecourt/artwork/filmed"
import type { Car, CarImage, VehicleMedia } from "@forecourt/contracts/search"
import { type BlurName, blursOf } from "./blur.ts"
import type { CarFacts } from "./facts.types.ts"

const MEDIA = "/-/media/artwork"

/** The share of cars without pictures, and of those with a picture that does not exist. */
const NONE = 0.03
const ONE_MISSING = 0.03

/** The share of British cars with a video or a 360° view. */
const MOVING = 0.25

/** The colours of the blurred surfaces. */
const SURFACE_COLOURS: Readonly<Record<Exclude<SurfaceName, "none">, string>> = {
  mist: "#f2f5f4",
  paper: "#ebe9e2",
}

type Pictures = Pick<Car, "car_images" | "car_primary_image" | "autos_on_show">

/** Returns a car's pictures by body, colour and angle: five to nine, or none. */
export function picturesOf(facts: CarFacts): Pictures {
  const { chance, site } = facts
  if (chance.comes(NONE)) return {}
  const order = orderOf(facts)
  const images = imagesOf(facts, order)
  const [first] = images
  const moving = site.market === "uk" && chance.comes(MOVING) ? { autos_on_show: mediaOf(facts, order) } : {}
  if (first === undefined) return moving
  const { blur_data_url = "" } = first
  const car_primary_image = { thumbnail_url: `${first.original}?w=480`, original: first.original, blur_data_url }
  return { car_images: withOneMissing(images, facts), car_primary_image, ...moving }
}

/** Replaces one picture of some cars by one that does not exist. Cards show only the pictures before it. */
function withOneMissing(images: readonly CarImage[], { chance, site, index }: CarFacts): CarImage[] {
  if (!chance.comes(ONE_MISSING) || images.length <= SWIPED) return [...images]
  const missing = chance.whole(SWIPED, images.length - 1)
  return images.map((image, place) =>
    place === missing ? { original: `/-/media/stock/${site.name}/${site.firstCar + index}-${place + 1}.jpg` } : image,
  )
}

/** The number of pictures to swipe on a card. */
const SWIPED = 5

function imagesOf(facts: CarFacts, order: OrderedCar): readonly CarImage[] {
  const { chance, variant } = facts
  const views = ["quarter", "side", "rear"] as const
  const details = ["wheel", "headlight", ...(variant.battery > 0 ? ["charging"] : [])]
  const close = details.slice(0, chance.whole(1, details.length))
  const turns = [6, 15].slice(0, chance.whole(0, 2))
  return [
    ...views.map((view) => imageOf(order.viewed(view), view, order)),
    imageOf(cockpitOf(facts), "closeUp", order),
    ...close.map((detail) => imageOf(detailOf(facts, detail, order.paint), "closeUp", order)),
    ...turns.map((frame) => imageOf(order.turned(frame), "quarter", order)),
  ]
}

interface OrderedCar {
  readonly paint: PaintName
  readonly blurs: Readonly<Record<BlurName, string>>
  readonly viewed: (view: "quarter" | "side" | "rear") => string
  readonly turned: (frame: number) => string
  /** The address of a film of the body in this paint; `null` when there is none. */
  readonly film: string | null
}

/** Returns the options in a car's picture addresses. They differ only by view and frame, so they are computed once. */
function orderOf(facts: CarFacts): OrderedCar {
  const { model, colour, variant, year, site, index, chance, make } = facts
  const surface = chance.pick(SURFACES_OF[site.brandGroup === "Rullo" ? "rullo" : "norrvik"])
  const car = { make, model: model.model, body: model.picture, colour, fuel: variant.fuel, year, market: site.market }
  const address = pictureOf({ ...car, id: `${site.name} ${index}` }, "quarter", surface)
  const [folder = "", name = ""] = address.split("/")
  const [body = "", rest = ""] = name.split("-quarter-")
  // No plate is visible from the side, so cars that are otherwise equal share a picture.
  const paint = paintOf(rest)
  const unsigned = rest.replace(/-(se|no|uk|fi|sk)\d+/, "-$1")
  return {
    paint,
    blurs: blursOf(paint, SURFACE_COLOURS[surface]),
    viewed: (view) => `${MEDIA}/${folder}/${body}-${view}-${view === "side" ? unsigned : rest}`,
    turned: (frame) => `${MEDIA}/turns/${body}-${rest.replace(/\.svg$/, "")}-${frame}.svg`,
    film: FILMED.includes(`${body}-${paint}`) ? `${MEDIA}/films/${body}-${paint}.webm` : null,
  }
}

/** Returns the paint at the end of an address. */
function paintOf(rest: string): PaintName {
  const [word = ""] = rest.split(/[-.]/)
  return isPaint(word) ? word : "silver"
}

const isPaint = (word: string): word is PaintName => Object.hasOwn(paints, word)

function imageOf(original: string, blur: BlurName, { blurs }: OrderedCar): CarImage {
  return { original, blur_data_url: blurs[blur] }
}

const COCKPITS: Readonly<Record<string, string>> = {
  "city-car": "city",
  sports: "sports",
  van: "van",
  "van-small": "van",
  "pick-up": "van",
  minibus: "van",
}

function cockpitOf({ model, variant, site }: CarFacts): string {
  const kind = COCKPITS[model.picture] ?? (variant.fuel === "electric" ? "electric" : "family")
  return `${MEDIA}/details/${prefixOf(site.brandGroup)}cockpit-${kind}${site.market === "uk" ? "-rhd" : ""}-4x3.svg`
}

function detailOf({ site }: CarFacts, detail: string, paint: string): string {
  return `${MEDIA}/details/${prefixOf(site.brandGroup)}${detail}-${paint}-4x3.svg`
}

const prefixOf = (brandGroup: string): string => (brandGroup === "Rullo" ? "rullo-" : "")

/** Returns a video, an exterior and an interior 360° view, or some of them. Only some paints have been filmed. */
function mediaOf(facts: CarFacts, order: OrderedCar): VehicleMedia {
  const { chance } = facts
  const [isFilmed, has360, hasInternal360] = [chance.comes(0.6), chance.comes(0.8), chance.comes(0.4)]
  const film = isFilmed ? order.film : null
  const frames = Array.from({ length: TURN_FRAMES }, (_, frame) => order.turned(frame + 1))
  return {
    hasVideo: film !== null,
    has360,
    hasInternal360,
    ...(film === null ? {} : { videoUrl: film }),
    ...(has360 ? { images360: frames } : {}),
    ...(hasInternal360 ? { internal360: cockpitOf(facts) } : {}),
  }
}
