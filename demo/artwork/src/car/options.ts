import { type PaintName, paints } from "../palette/paints.ts"
import { TRIMS, type Trim } from "./body.types.ts"

/** Noses, from a closed one to a shield: what is set between the lamps. */
export const FACES = ["closed", "wide", "upright", "split", "hexagon", "shield"] as const
export type FaceName = (typeof FACES)[number]

/** Lamps, front and rear: a thin line, circles, upright ones at the corners, or a row of cells. */
export const LAMPS = ["slim", "round", "pillar", "matrix"] as const
export type LampName = (typeof LAMPS)[number]

/** Rails along the roof, or none where the body has some. */
export const RAILS = ["rails", "bare"] as const
export type Rails = (typeof RAILS)[number]

/** What a roof may be painted: black, the car's own paint where the body comes with another, or any paint. */
export const ROOFS = ["black", "own", ...(Object.keys(paints) as PaintName[])] as const
export type Roof = "black" | "own" | PaintName

/** Trim round windows and grille. */
export const METALS = ["chrome", "dark"] as const
export type Metal = (typeof METALS)[number]

/** Whose plate it carries: invented bars on the country's board, never a registration. */
export const MARKETS = ["se", "no", "fi", "sk", "uk"] as const
export type Market = (typeof MARKETS)[number]

/** What one car has of its own beside body and paint. Without an entry, it has what its body comes with. */
export interface Options {
  readonly trim?: Trim
  readonly face?: FaceName
  readonly lamps?: LampName
  readonly rails?: Rails
  readonly roof?: Roof
  /** Darkened glass behind the front seats. */
  readonly isTinted?: boolean
  /** Dark protection along sills and wheels. */
  readonly isClad?: boolean
  readonly metal?: Metal
  readonly market?: Market
  /** Which bars are on the plate: 1 to 999, so that two cars in a row do not carry the same. */
  readonly signs?: number
  /** The steering wheel is on the right. */
  readonly isRightHand?: boolean
}

const oneOf = (words: readonly string[]): string => words.join("|")

/** The options as an address carries them, in this order, each with a hyphen before it. */
export const OPTIONS_PATTERN = [
  `(?:-(?<trim>${oneOf(TRIMS)}))?`,
  `(?:-(?<face>${oneOf(FACES)}))?`,
  `(?:-(?<lamps>${oneOf(LAMPS)}))?`,
  `(?:-(?<rails>${oneOf(RAILS)}))?`,
  `(?:-(?<roof>${oneOf(ROOFS)})-roof)?`,
  "(?:-(?<tint>tint))?",
  "(?:-(?<clad>clad))?",
  `(?:-(?<metal>${oneOf(METALS)}))?`,
  `(?:-(?<market>${oneOf(MARKETS)})(?<signs>[1-9]\\d{0,2})?)?`,
  "(?:-(?<rhd>rhd))?",
].join("")

/** What a match of the pattern says. */
export function optionsOf(groups: Readonly<Record<string, string | undefined>>): Options {
  const { trim, face, lamps, rails, roof, tint, clad, metal, market, signs, rhd } = groups
  return {
    ...(trim ? { trim: trim as Trim } : {}),
    ...(face ? { face: face as FaceName } : {}),
    ...(lamps ? { lamps: lamps as LampName } : {}),
    ...(rails ? { rails: rails as Rails } : {}),
    ...(roof ? { roof: roof as Roof } : {}),
    ...(tint ? { isTinted: true } : {}),
    ...(clad ? { isClad: true } : {}),
    ...(metal ? { metal: metal as Metal } : {}),
    ...(market ? { market: market as Market } : {}),
    ...(signs ? { signs: Number(signs) } : {}),
    ...(rhd ? { isRightHand: true } : {}),
  }
}

/** The options as text: a hyphen before each, in the order of the pattern. */
export function optionsText(options: Options): string {
  return [
    options.trim,
    options.face,
    options.lamps,
    options.rails,
    options.roof && `${options.roof}-roof`,
    options.isTinted && "tint",
    options.isClad && "clad",
    options.metal,
    options.market && `${options.market}${options.signs ?? ""}`,
    options.isRightHand && "rhd",
  ]
    .filter((word) => word)
    .map((word) => `-${word}`)
    .join("")
}
