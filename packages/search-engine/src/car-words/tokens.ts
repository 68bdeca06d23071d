import { readNumber } from "@forecourt/contracts/read-number"
import { type Language, normalizeText } from "../rules/words.ts"

export interface Token {
  readonly word: string
  readonly typed: string
  readonly number?: number
  /** True when the token was typed without a space after the token before it. */
  readonly isJoined?: boolean
}

export interface UnitWords {
  readonly isUnit: (word: string) => boolean
  /**
   * Returns whether a word is a unit only after a single digit, as in "5d" (five doors). After more digits, as in
   * "320d", it is part of a model name.
   */
  readonly isUnitOfFew: (word: string) => boolean
  readonly isUnitOfMany: (word: string) => boolean
  /**
   * Parses the number at the beginning of a word such as "sjusitsig" (seven-seat). Returns the number and how many
   * letters it takes up, or `null` for other words.
   */
  readonly readNumberWord: (word: string, next: string) => { readonly number: number; readonly length: number } | null
}

/**
 * Matches groups of digits that may form a single number, such as `20 000`, including any letters directly after them.
 */
const GROUPED = /(?<![\d\p{L}]|[\d\p{L}][.,'’])(\d{1,3}(?:[\s.,'’]\d{3})+(?:[.,]\d+)?)(\p{L}*)(?!\d)/gu
const DIGITS = String.raw`\d+(?:[.,'’]\d+)*`
/** Matches a dash between two numbers, each with a short unit or a sign: `100 kr - 200 kr`. */
const SPAN = /(\d\s*(?:\p{L}{0,5}\.?|[€£]))\s*[-\u2010-\u2015\u2212]\s*(?=[€£]?\s*\d)/giu
/** Matches a token, including all digits and separators of a number such as `1.234,50`. */
const TOKEN = /\d+(?:[.,'’]\d+)+\p{L}*|\d+(?![\d\p{L}])|[\p{L}\p{N}#]+|[€£–]|\+(?!\S)/gu
/** Matches a number that may be written together with its unit: `150hk`, `7sits`, `12.5k`. */
const WITH_UNIT = new RegExp(`^(${DIGITS})(\\p{L}*)$`, "u")
const SIGN_FIRST = new RegExp(`([€£])\\s*(${DIGITS})\\s*(k\\b)?`, "gi")
/** Matches a distance whose unit is joined to an abbreviation for thousand: `100 tkm`. */
const THOUSANDS_OF = /(\d)\s*t(km|mil)(?!\p{L})/giu

/** Matches a number whose final sign marks it as a minimum: `2020+`, `2020-`. */
const OPEN_END = /(\d\s*(?:k|tkr|€|£)?)[+-](?!\S)/gi

export function parseTokens(text: string, language: Language, words: UnitWords): readonly Token[] {
  const tokens = splitTokens(text, language, words)
  return tokens.flatMap((token, at): Token[] => {
    const { word, typed, number } = token
    const counted = number === undefined ? words.readNumberWord(word, tokens[at + 1]?.word ?? "") : null
    if (counted === null) return [token]
    const first = { word: String(counted.number), typed: typed.slice(0, counted.length), number: counted.number }
    return counted.length === word.length
      ? [first]
      : [first, { word: word.slice(counted.length), typed: typed.slice(counted.length), isJoined: true }]
  })
}

function splitTokens(
  text: string,
  language: Language,
  { isUnit, isUnitOfFew, isUnitOfMany }: UnitWords,
): readonly Token[] {
  const spaced = text
    .normalize("NFC")
    .replaceAll(GROUPED, (typed, digits: string, letters: string) =>
      letters === "" || isUnitOfMany(normalizeText(letters, language)) ? joinGroups(digits, language) + letters : typed,
    )
    .replaceAll(SPAN, "$1 – ")
    .replaceAll(OPEN_END, "$1 +")
    .replaceAll(SIGN_FIRST, (_, sign: string, digits: string, thousands = "") => `${digits} ${thousands} ${sign} `)
    .replaceAll(THOUSANDS_OF, "$1 k $2")
    .replaceAll("×", "x")
  return [...spaced.matchAll(TOKEN)].flatMap(([typed]): Token[] => {
    // The name of a model may be written with a number sign, as `#1`.
    const word = normalizeText(typed, language).replace(/^#(?=.)/, "")
    const [, digits = "", unit = ""] = WITH_UNIT.exec(word) ?? []
    const number = readNumber(digits, language)
    const isMeant = unit === "" || (isUnit(unit) && (digits.length === 1 || !isUnitOfFew(unit)))
    if (number === null || !isMeant) return [{ word, typed }]
    if (unit === "") return [{ word, typed, number }]
    return [
      { word: digits, typed: digits, number },
      { word: unit, typed: typed.slice(digits.length) },
    ]
  })
}

export function joinTokens(tokens: readonly Token[]): string {
  return tokens.reduce((text, { typed, isJoined }) => (text === "" || isJoined ? text + typed : `${text} ${typed}`), "")
}

function joinGroups(typed: string, language: Language): string {
  const digits = typed.replaceAll(/\D/g, "")
  return readNumber(typed, language) === Number(digits) ? digits : typed.replaceAll(/\s/g, "")
}
