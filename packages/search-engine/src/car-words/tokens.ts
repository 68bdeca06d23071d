import { foldText, type Language } from "../rules/words.ts"

/** A word or number, as it is compared and as it was typed. */
export interface Token {
  readonly word: string
  readonly typed: string
}

/** Groups of three digits, of which the first may be shorter. */
const GROUPED = /(?<![\d\p{L}])\d{1,3}(?:[ \u00a0\u202f.,'’]\d{3})+(?![\d\p{L}])/gu
const SPAN = /(\d\s*k?)\s*[-–]\s*(?=[€£]?\s*\d)/gi
/** A decimal of any unit comes first: it is one number, not two. */
const TOKEN = /\d+[.,]\d+\p{L}*|\d+(?![\d\p{L}])|[\p{L}\p{N}#]+|[€£–]/gu
/** A number with its unit, or with words that have one: `150hk`, `7sits`, `12.5k`. */
const WITH_UNIT = /^(\d+(?:[.,]\d+)?)(\p{L}+)$/u
const SIGN_FIRST = /([€£])\s*(\d+(?:[.,]\d+)?)\s*(k\b)?/gi
/** Thousands of a distance have two units: `100 tkm`. */
const THOUSANDS_OF = /(\d)\s*t(km|mil)(?!\p{L})/giu

/** Splits what a visitor typed: `20 000` is one number, `150hk` is a number and a word, when that word is a unit. */
export function tokensOf(text: string, language: Language, isUnit: (word: string) => boolean): readonly Token[] {
  const spaced = text
    .normalize("NFC")
    .replaceAll(GROUPED, (digits) => digits.replaceAll(/\D/g, ""))
    .replaceAll(SPAN, "$1 – ")
    .replaceAll(SIGN_FIRST, (_, sign: string, digits: string, thousands = "") => `${digits} ${thousands} ${sign} `)
    .replaceAll(THOUSANDS_OF, "$1 k $2")
    .replaceAll("×", "x")
  return [...spaced.matchAll(TOKEN)].flatMap(([typed]) => {
    // The name of a model may be written with a number sign, as `#1`.
    const word = foldText(typed, language).replace(/^#(?=.)/, "")
    const [, digits, unit] = WITH_UNIT.exec(word) ?? []
    if (digits === undefined || unit === undefined || !isUnit(unit)) return [{ word, typed }]
    return [
      { word: digits, typed: digits },
      { word: unit, typed: typed.slice(digits.length) },
    ]
  })
}
