import type { Market } from "../market/market.types.ts"
import { remembered } from "../remembered.ts"

/** Numbers, money and measures as a market writes them. */
export interface Texts {
  readonly number: (value: number) => string
  /** With at most one decimal. */
  readonly decimal: (value: number) => string
  /** With one decimal, as consumption is told. */
  readonly exact: (value: number) => string
  readonly money: (value: number) => string
  /** A rate with two decimals, as the law wants it. */
  readonly percent: (value: number) => string
  readonly list: (words: readonly string[]) => string
}

/** The texts of a market; made once, since `Intl` takes its time. */
export const textsOf = remembered(makeTexts)

function makeTexts({ locale, currency }: Market): Texts {
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 })
  const decimals = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  const exact = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const moneys = new Intl.NumberFormat(locale, { style: "currency", currency, maximumFractionDigits: 0 })
  const percents = new Intl.NumberFormat(locale, { style: "percent", minimumFractionDigits: 2 })
  const lists = new Intl.ListFormat(locale, { type: "conjunction" })
  return {
    number: remembered((value: number) => numbers.format(value)),
    decimal: remembered((value: number) => decimals.format(value)),
    exact: remembered((value: number) => exact.format(value)),
    money: remembered((value: number) => moneys.format(value)),
    percent: remembered((value: number) => percents.format(value / 100)),
    list: (words) => lists.format(words),
  }
}

/** A number and its unit, kept on one line. */
export const withUnit = (number: string, unit: string): string => `${number}\u00a0${kept(unit)}`

const kept = remembered((unit: string) => unit.replaceAll(" ", "\u00a0"))

/** A text with no space that breaks after a figure. */
export const unbroken = (text: string): string => text.replaceAll(/(?<=\d) /g, "\u00a0")
