import type { MarketName } from "../market/market.types.ts"
import { SITE_NAMES } from "../market/sites.ts"
import type { CarFacts } from "./facts.types.ts"

/** The letters in the plates after the first one, without those that look like digits. */
const LETTERS = "ABCDEFGHJKLMNPRSTUWXYZ"

/** The first letter of the plates, a series that is not issued: see the README. */
const FIRST = "Q"

/** Converts a number to letters, the least significant one last. */
function letters(number: number, length: number): string {
  let left = number
  let text = ""
  for (let place = 0; place < length; place += 1) {
    text = LETTERS.charAt(left % LETTERS.length) + text
    left = Math.floor(left / LETTERS.length)
  }
  return text
}

/** Maps an index to another number below `size`, so that neighbouring cars have different plates. */
const spread = (index: number, size: number): number => (index * 7919 + 4241) % size

type Plate = (number: number, registered: string) => string

const PLATES: Readonly<Record<MarketName, Plate>> = {
  se: (number) => `${FIRST}${letters(number % 484, 2)} ${figures(spread(number, 900) + 100, 3)}`,
  no: (number) => `${FIRST}${letters(number % 22, 1)} ${figures(spread(number, 90_000) + 10_000, 5)}`,
  fi: (number) => `${FIRST}${letters(number % 484, 2)}-${figures(spread(number, 99) + 1, 3)}`,
  sk: (number) => `${FIRST}${letters(number % 22, 1)}${figures(spread(number, 900) + 100, 3)}${letters(number, 2)}`,
  uk: (number, registered) =>
    `${FIRST}${letters(number % 22, 1)}${ageOf(registered)} ${letters(spread(number, 10_648), 3)}`,
}

const figures = (number: number, length: number): string => String(number).padStart(length, "0")

/** Returns the two digits of a British plate: the year from March, and fifty more from September. */
function ageOf(registered: string): string {
  const [year, month] = [Number(registered.slice(2, 4)), Number(registered.slice(5, 7))]
  if (month < 3) return figures(year + 49, 2)
  return figures(month < 9 ? year : year + 50, 2)
}

/** Creates a registration number in the market's format that no real car has; `null` for an unregistered car. */
export function plateOf({ site, index, registered }: CarFacts): string | null {
  // Two sites are Swedish, so their plates alternate.
  const number = site.market === "se" ? index * 2 + (site.brandGroup === "Rullo" ? 1 : 0) : index
  return registered === null ? null : PLATES[site.market](number, registered)
}

/** The values of letters, and the weights of positions, for the check digit in position 9. ISO 3779, 49 CFR 565.15. */
const VALUES = "0123456789.ABCDEFGH..JKLMN.P.R..STUVWXYZ"
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]
/** The index of the check digit. */
const CHECK = 8

/** The codes of model years, from 2010 on. */
const YEARS = "ABCDEFGHJKLMNPRSTVWXY"

/** An unassigned manufacturer: no region has the digit 0, so no real vehicle has such an identifier. */
const NOBODY = "0FX"

/** Creates a vehicle identification number with a valid check digit; `null` for a car that has not been built. */
export function vinOf({ site, index, state, model, variant, year }: CarFacts): string | null {
  if (state === "sample") return null
  const kind = `${figures(numberOf(model.code), 3)}${figures(variant.kilowatts % 100, 2)}`
  const serial = `${YEARS.charAt(year - 2010)}${SITE_NAMES.indexOf(site.name) + 1}${figures(index + 100_000, 6)}`
  const vin = `${NOBODY}${kind}0${serial}`
  return `${vin.slice(0, CHECK)}${checkDigit(vin)}${vin.slice(CHECK + 1)}`
}

/** Converts the two letters of a make's code to a number. */
function numberOf(code: string): number {
  return ((code.charCodeAt(0) - 65) * 26 + (code.charCodeAt(1) - 65)) % 1000
}

/** Calculates the check digit in position 9: the weighted sum modulo 11, with X for 10. */
export function checkDigit(vin: string): string {
  const sum = WEIGHTS.reduce((total, weight, place) => total + weight * valueOfSign(vin.charAt(place)), 0)
  return sum % 11 === 10 ? "X" : String(sum % 11)
}

/** Returns the value of a character: digits have their own value; letters count from 1 to 9 repeatedly, S from 2. */
function valueOfSign(sign: string): number {
  return VALUES.indexOf(sign) % 10
}
