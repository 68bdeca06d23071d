import type { SiteContext, TextKey } from "@forecourt/renderer"
import type { NumberFormat, StockCar } from "./stock.types.ts"

/** Formats a number with its currency or unit: `389 900 kr`, `4 230 mil`, `£21,495`. */
export function formatNumber(value: number, format: NumberFormat, locale: string): string {
  return new Intl.NumberFormat(locale, format).format(value)
}

export function getCurrencyFormat(currency: string): NumberFormat {
  return { style: "currency", currency, maximumFractionDigits: 0 }
}

export function getUnitFormat(unit: NonNullable<StockCar["mileage"]>["unit"]): NumberFormat {
  return { style: "unit", unit, unitDisplay: unit === "mile" ? "long" : "short", maximumFractionDigits: 0 }
}

type Counted = "one" | "few" | "other"

/** Formats the number of cars with the correct plural form of the language: `1 bil`, `3 autá`, `1 234 cars`. */
export function formatCount(count: number, { locale, text }: Pick<SiteContext, "locale" | "text">): string {
  const form = new Intl.PluralRules(locale).select(count)
  const counted: Counted = form === "one" || form === "few" ? form : "other"
  const key: TextKey = `stock.count.${counted}`
  return text(key, { count: formatNumber(count, {}, locale) })
}
