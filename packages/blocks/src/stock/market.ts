import type { CalendarDay } from "@forecourt/calendar"
import { KM_PER_MILE } from "@forecourt/contracts/distance"
import { getMarketCode, getMarketUnits, KM_PER_SCANDINAVIAN_MILE, type MarketUnits } from "@forecourt/contracts/market"
import type { ExampleMarket } from "@forecourt/finance"
import type { NumberFormat, StockCar } from "./stock.types.ts"
import { getCurrencyFormat, getUnitFormat } from "./stock-format.ts"
import type { StockWords } from "./stock-words.ts"

export interface Market extends MarketUnits {
  readonly days: "DD/MM/YYYY" | "YYYY-MM-DD"
  /** The market whose law applies to consumer credit, or `null` if loans are not shown. */
  readonly credit: ExampleMarket | null
  /** The language of the values in the stock, or `null` when it is unknown. */
  readonly language: string | null
  /** The translations of the stock's values. They are set only if the page and the stock have different languages. */
  readonly words?: StockWords
}

const MARKETS: Readonly<Record<string, Omit<Market, keyof MarketUnits>>> = {
  se: { days: "YYYY-MM-DD", credit: "se", language: "sv" },
  no: { days: "YYYY-MM-DD", credit: "no", language: "nb" },
  uk: { days: "DD/MM/YYYY", credit: "uk", language: "en" },
  fi: { days: "YYYY-MM-DD", credit: "fi", language: "fi" },
  sk: { days: "YYYY-MM-DD", credit: "sk", language: "sk" },
}

const EUROPE: Omit<Market, keyof MarketUnits> = { days: "YYYY-MM-DD", credit: null, language: null }

/**
 * Returns the market of a site from the first part of its name, such as `se` in `se-used`. For an unknown code, a
 * market with euros and kilometres is returned. Spec 2 §1.
 */
export function getMarket(siteName: string): Market {
  return { ...(MARKETS[getMarketCode(siteName)] ?? EUROPE), ...getMarketUnits(siteName) }
}

export function getMoneyFormat({ currency }: Market): NumberFormat {
  return getCurrencyFormat(currency)
}

export function toMarketDistance({ mileage }: Market, km: number): NonNullable<StockCar["electricRange"]> {
  return mileage === "mile" ? { value: Math.round(km / KM_PER_MILE), unit: "mile" } : { value: km, unit: "kilometer" }
}

export function toMarketKilometres({ mileage }: Market, distance: number): number {
  return mileage === "mile" ? Math.round(distance * KM_PER_MILE) : distance
}

export function getMileageFormat({ mileage }: Market): NumberFormat {
  return getUnitFormat(mileage)
}

/**
 * Returns the mileage as it is shown on the page. Scandinavian miles are converted to kilometres if the page's language
 * does not use them.
 */
export function toShownMileage({ mileage, words }: Market, value: number): NonNullable<StockCar["mileage"]> {
  return words?.showsKilometres
    ? { value: value * KM_PER_SCANDINAVIAN_MILE, unit: "kilometer" }
    : { value, unit: mileage }
}

/** Formats a day as `YYYY-MM-DD` or `DD/MM/YYYY`. Spec 2 §9. */
export function formatDay(day: CalendarDay, { days }: Market): string {
  return days === "YYYY-MM-DD" ? day : day.split("-").reverse().join("/")
}
