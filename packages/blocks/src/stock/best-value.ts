import { readNumber } from "@forecourt/contracts/read-number"

export type Better = "lower" | "higher"

/**
 * Determines which texts contain the best number, for example `7,5 s` for the texts `7,5 s` and `8,1 s`. Texts are
 * compared only if the words around their numbers are the same.
 */
export function findBest(texts: readonly (string | null)[], better: Better, locale: string): readonly boolean[] {
  const none = texts.map(() => false)
  const known = texts.flatMap((text) => text ?? [])
  if (new Set(known).size < 2 || new Set(known.map(getShape)).size > 1) return none

  const numbers = texts.map((text) => (text === null ? null : readNumbers(text, locale)))
  if (numbers.some((number) => number?.some(Number.isNaN))) return none
  const [first = []] = numbers.filter((number) => number !== null)
  const best = first.map((_, at) =>
    numbers
      .flatMap((number) => number?.[at] ?? [])
      .reduce((item, other) => Math[better === "lower" ? "min" : "max"](item, other)),
  )
  return numbers.map((item) => item?.every((number, at) => number === best[at]) ?? false)
}

const NUMBER = /(?:(?<![\p{L}\d])[-\u2212])?\d+(?:[\s.,\u00a0\u202f]\d+)*/gu

function getShape(text: string): string {
  return text.replaceAll(NUMBER, "#")
}

function readNumbers(text: string, locale: string): readonly number[] {
  return (text.match(NUMBER) ?? []).map((number) => readNumber(number, locale) ?? Number.NaN)
}
