import { isPaintName, type PaintName } from "../palette/paints.ts"
import { carAddress } from "./address.ts"
import { BODY_TYPES, type BodyType, type Trim } from "./body.types.ts"
import { familyOf, plain } from "./makes.ts"
import type { Market, Options, Roof } from "./options.ts"
import { picked, share } from "./picked.ts"
import type { SurfaceName } from "./surfaces.ts"
import type { ViewName } from "./views.ts"

/** What is known of a car in stock. Body, colour and fuel may be in English, Swedish, Norwegian, Finnish or Slovak. */
export interface CarData {
  readonly make: string
  readonly model: string
  readonly body: string
  readonly colour: string
  readonly fuel: string
  readonly year: number
  /** Its registration or number in stock: what two otherwise equal cars differ by. */
  readonly id: string
  readonly market: Market
}

/**
 * The address of a car's picture, below `/-/media/artwork/`. The same data always gives the same address: make decides
 * nose and lamps, model and year what it is trimmed with, and its own number the wheels, what was ticked in the list and the bars on the plate.
 */
export function pictureOf(car: CarData, view: ViewName = "quarter", surface: SurfaceName = "none"): string {
  const body = bodyOf(car)
  return carAddress({ body, paint: paintOf(car), options: optionsFor(car, body, view) }, view, surface)
}

const BODY_WORDS: readonly (readonly [RegExp, BodyType | "suv-any" | "van-any" | "coupe-any"])[] = [
  [/pick|flak|lava-auto/, "pick-up"],
  [/minibus|pikkubussi/, "minibus"],
  [/mpv|people carrier|familjebuss|flerbruk|tila-auto|tilaauto|seven/, "mpv"],
  [/van|skap|transport|paketti|dodavk|varebil/, "van-any"],
  [/cab|convertible|roadster|avoauto|kabriolet/, "convertible"],
  [/sport(?:s|bil|iak|ovy)/, "sports"],
  [/coupe|kupe/, "coupe-any"],
  [/halvkombi|hatch|kombikupe|viistopera/, "hatchback"],
  [/estate|kombi|wagon|stasjon|farmari|touring/, "estate"],
  [/sedan|saloon|limous/, "saloon"],
  [/city|small|smabil|pikkuauto|male/, "city-car"],
  [/crossover/, "crossover"],
  [/suv|off-?road|terrang|maasto/, "suv-any"],
]

function bodyOf({ make, model, body, fuel }: CarData): BodyType {
  const text = plain(body)
  if (isBody(text) && text !== "suv" && text !== "van" && text !== "coupe") return text
  const word = BODY_WORDS.find(([pattern]) => pattern.test(text))?.[1] ?? "hatchback"
  const size = share(plain(make), plain(model), "size")
  if (word === "suv-any") {
    if (isElectric(fuel) && size < 0.45) return "crossover"
    return size < 0.4 ? "suv-small" : size < 0.8 ? "suv" : "suv-large"
  }
  if (word === "van-any") return size < 0.5 ? "van-small" : "van"
  if (word === "coupe-any") return size < 0.7 ? "coupe" : "sports"
  return word
}

const isBody = (text: string): text is BodyType => (BODY_TYPES as readonly string[]).includes(text)

const isElectric = (fuel: string): boolean => /^(?:el|electric|elektrick|sahko|bev)/.test(plain(fuel))

/** Paints of a colour, so that two makes rarely mix the same blue; where there are such, the light and the dark one. */
const COLOURS: readonly (readonly [RegExp, readonly PaintName[], light?: PaintName, dark?: PaintName])[] = [
  [/turq|turk|petrol/, ["lagoon"], "glacier"],
  [/beige|sand|bez/, ["birch", "sand"], "birch", "sand"],
  [/silver|solv|hopea|strieb/, ["silver", "steel"], "silver", "steel"],
  [/grey|gray|gra\b|gra$|harmaa|siv|antra/, ["steel", "granite", "graphite"], "steel", "graphite"],
  [/black|svart|sort|musta|ciern/, ["ink", "coal"]],
  [/blue|bla\b|bla$|sini|modr/, ["fjord", "denim", "lagoon", "midnight"], "glacier", "midnight"],
  [/green|gron|vihrea|zelen/, ["moss", "spruce", "lichen"], "lichen", "spruce"],
  [/yellow|gul|kelta|zlt/, ["sun", "amber"], "sun", "amber"],
  [/orange|oranssi|oranz/, ["flame", "copper"], "flame", "copper"],
  [/brown|brun|ruske|hned/, ["copper", "cocoa"], "copper", "cocoa"],
  [/purple|lila|violet|fialov/, ["plum"]],
  [/red|rod|puna|cerven/, ["rowan", "cherry", "ruby"], "rowan", "ruby"],
  [/white|vit|hvit|valko|biel/, ["snow", "frost", "pearl"]],
]

const UNKNOWN: readonly PaintName[] = ["silver", "steel", "granite"]

function paintOf({ make, model, colour }: CarData): PaintName {
  const text = plain(colour)
  if (isPaintName(text)) return text
  const [, paints = UNKNOWN, light, dark] = COLOURS.find(([pattern]) => pattern.test(text)) ?? []
  const wanted = /dark|mork|tumma|tmav/.test(text) ? dark : /light|ljus|lys|vaalea|svetl/.test(text) ? light : undefined
  return wanted ?? picked(paints, plain(make), plain(model), "paint")
}

/** Wheels by age: covers and holes on old cars, thin spokes and blades on new ones. */
function wheelsOf({ year, fuel }: CarData, body: BodyType): readonly Trim[] {
  if (body === "van" || body === "van-small" || body === "minibus")
    return year < 2014 ? ["base", "classic"] : ["base", "classic", "star"]
  if (body === "sports" || body === "coupe") return ["sport", "blade", "cross", "star"]
  if (isElectric(fuel)) return year < 2020 ? ["aero", "base", "turbine"] : ["aero", "turbine", "blade", "star"]
  if (year < 2009) return ["base", "classic"]
  if (year < 2015) return ["base", "classic", "plus", "star"]
  if (year < 2020) return ["plus", "star", "sport", "cross"]
  return ["plus", "star", "sport", "cross", "blade", "aero"]
}

const RAILED: readonly BodyType[] = ["estate", "suv", "suv-small", "suv-large", "mpv", "hatchback"]
const TWO_TONED: readonly BodyType[] = ["hatchback", "suv-small", "city-car", "crossover", "suv"]
const CLADDABLE: readonly BodyType[] = ["estate", "hatchback", "mpv", "city-car", "saloon"]
const TINTABLE: readonly BodyType[] = BODY_TYPES.filter((body) => !["van", "convertible", "sports"].includes(body))

function optionsFor(car: CarData, body: BodyType, view: ViewName): Options {
  const { year, market, fuel } = car
  const [make, model, id] = [plain(car.make), plain(car.model), plain(car.id)]
  const { face, lamps } = familyOf(make)
  /** Whether this model in this year has it, for a share of all. */
  const comes = (what: string, often: number): boolean => share(make, model, year, what) < often
  /** Whether the first owner ticked it. */
  const ticked = (what: string, often: number): boolean => share(make, model, year, id, what) < often
  const isClad = CLADDABLE.includes(body) && comes("clad", body === "saloon" ? 0.06 : 0.25)
  const isTinted = TINTABLE.includes(body) && year > 2004 && ticked("tint", 0.4)
  const roof = TWO_TONED.includes(body) ? roofOf(car, body, ticked("roof", 0.35)) : undefined
  return {
    trim: picked(wheelsOf(car, body), make, model, year, id, "wheels"),
    face: isElectric(fuel) ? "closed" : face,
    lamps: year < 2006 && lamps === "matrix" ? "pillar" : lamps,
    ...(RAILED.includes(body) ? { rails: comes("rails", body === "hatchback" ? 0.1 : 0.6) ? "rails" : "bare" } : {}),
    ...(roof ? { roof } : {}),
    ...(isTinted ? { isTinted } : {}),
    ...(isClad ? { isClad } : {}),
    ...(comes("metal", 0.8) ? { metal: ticked("dark", year < 2014 ? 0.15 : 0.6) ? "dark" : "chrome" } : {}),
    market,
    // From the side no plate can be seen: cars that are otherwise alike share one picture.
    ...(view === "side" ? {} : { signs: 1 + Math.floor(share(id, "signs") * 999) }),
    ...(market === "uk" ? { isRightHand: true } : {}),
  }
}

/** A roof of another paint on newer cars; old ones are of one piece. */
function roofOf({ make, model, year, id }: CarData, body: BodyType, wanted: boolean): Roof | undefined {
  const comesInTwo = body === "suv-small" || body === "city-car"
  if (year < 2013) return comesInTwo ? "own" : undefined
  if (wanted) return picked(["black", "black", "snow", "silver"] as const, plain(make), plain(model), id, "roof")
  return comesInTwo ? "own" : undefined
}
