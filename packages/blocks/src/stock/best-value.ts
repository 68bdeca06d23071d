import { readNumber } from "@forecourt/contracts/read-number"

/** Which way a number is better. */
export type Better = "lower" | "higher"

/**
 * Which of some texts have the best number: `7,5 s` of `7,5 s` and `8,1 s`. They are compared only where all that are
 * known say the same about their numbers, and none is better where only one is known or all are the same. Of texts with
 * several numbers one is best that is so in each: `1,9 l/100 km · 17 kWh/100 km`.
 */
export function findBest(texts: readonly (string | null)[], better: Better, locale: string): readonly boolean[] {
  const none = texts.map(() => false)
  const known = texts.flatMap((text) => text ?? [])
  if (new Set(known).size < 2 || new Set(known.map(getShape)).size > 1) return none

  const numbers = texts.map((text) => (text === null ? null : readNumbers(text, locale)))
  if (numbers.some((one) => one?.some(Number.isNaN))) return none
  const [first = []] = numbers.filter((one) => one !== null)
  const best = first.map((_, at) =>
    numbers
      .flatMap((one) => one?.[at] ?? [])
      .reduce((one, other) => Math[better === "lower" ? "min" : "max"](one, other)),
  )
  return numbers.map((one) => one?.every((number, at) => number === best[at]) ?? false)
}

/** A number as texts have it: a minus, and groups of digits with what stands between them. */
const NUMBER = /(?:(?<![\p{L}\d])[-\u2212])?\d+(?:[\s.,\u00a0\u202f]\d+)*/gu

function getShape(text: string): string {
  return text.replaceAll(NUMBER, "#")
}

/** Reads the numbers of a text; `NaN` where one is in no form. */
function readNumbers(text: string, locale: string): readonly number[] {
  return (text.match(NUMBER) ?? []).map((number) => readNumber(number, locale) ?? Number.NaN)
}
