import { readNumber } from "@forecourt/contracts/read-number"
import type { StockWords } from "./stock-words.ts"

const INTERNATIONAL: readonly string[] = [
  "l/100 km",
  "kWh/100 km",
  "mi/kWh",
  "mpg",
  "g/km",
  "kWh",
  "kW",
  "km",
  "kg",
  "mm",
  "cm",
  "m³",
  "s",
]

const NUMBER = "\\d+(?:[ .,]\\d+)*"
const END = "(?![\\p{L}\\p{N}])"

/**
 * Translates the units in a text such as `190 hk (140 kW)`. Returns `null` if the text contains words that are not
 * units.
 */
export function translateMeasure(text: string, { stockLanguage, values, locale }: StockWords): string | null {
  const { units = {} } = values
  const known = [...Object.keys(units), ...INTERNATIONAL].sort((unit, other) => other.length - unit.length)
  // No unit contains a character with a meaning in regular expressions.
  const pieces = new RegExp(`(?<unit>(?:${known.join("|")})${END})|(?<number>${NUMBER})|[ ()·]+`, "giuy")
  const spaced = text.replaceAll(/\s/g, " ")
  const matches = [...spaced.matchAll(pieces)]
  if (matches.map(([piece]) => piece).join("") !== spaced) return null
  const translated = matches.map(({ 0: piece, groups: { unit, number } = {} }) =>
    number === undefined ? (units[(unit ?? "").toLowerCase()] ?? piece) : formatNumberAs(number, stockLanguage, locale),
  )
  return translated.join("").replaceAll(/(?<=\d) /g, "\u00a0")
}

function formatNumberAs(text: string, language: string, locale: string): string {
  const number = readNumber(text, language)
  if (number === null) return text
  const decimals = String(number).split(".")[1]?.length ?? 0
  const written = /[.,](\d+)$/.exec(text)?.[1]?.length ?? 0
  const digits = written === 3 ? decimals : Math.max(decimals, written)
  return new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(number)
}
