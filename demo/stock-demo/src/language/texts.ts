import type { Market } from "../market/market.types.ts"
import { remembered } from "../remembered.ts"

/** The formats of numbers, money and measures in a market. */
export interface Texts {
  readonly number: (value: number) => string
  /** Formats a number with at most one decimal. */
  readonly decimal: (value: number) => string
  /** Formats a number with exactly one decimal, as for consumption. */
  readonly exact: (value: number) => string
  readonly money: (value: number) => string
  /** Formats a rate with two decimals, as the law requires. */
  readonly percent: (value: number) => string
  readonly list: (words: readonly string[]) => string
}

/** Returns the formats of a market, which are cached because creating `Intl` objects is slow. */
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

/** Joins a number and its unit with a non-breaking space. */
export const withUnit = (number: string, unit: string): string => `${number}\u00a0${kept(unit)}`

const kept = remembered((unit: string) => unit.replaceAll(" ", "\u00a0"))

/** Replaces the spaces after digits by non-breaking ones. */
export const unbroken = (text: string): string => text.replaceAll(/(?<=\d) /g, "\u00a0")
