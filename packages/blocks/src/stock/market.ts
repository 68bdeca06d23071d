import type { NumberFormat, StockCar } from "./stock.types.ts"
import { moneyFormat, unitFormat } from "./stock-format.ts"

type Mileage = NonNullable<StockCar["mileage"]>["unit"]

/** How a country counts money and distance. */
export interface Market {
  readonly currency: string
  readonly mileage: Mileage
}

const MARKETS: Readonly<Record<string, Market>> = {
  se: { currency: "SEK", mileage: "mile-scandinavian" },
  no: { currency: "NOK", mileage: "kilometer" },
  uk: { currency: "GBP", mileage: "mile" },
  fi: { currency: "EUR", mileage: "kilometer" },
  sk: { currency: "EUR", mileage: "kilometer" },
}

const EUROPE: Market = { currency: "EUR", mileage: "kilometer" }

/** The market of a site, by its name: `se-used`. Spec 2 §1. */
export function marketOf(siteName: string): Market {
  return MARKETS[siteName.slice(0, siteName.indexOf("-"))] ?? EUROPE
}

/** How amounts are written. */
export function moneyIn({ currency }: Market): NumberFormat {
  return moneyFormat(currency)
}

const KM_PER_MILE = 1.609344

/** An electric car's range, which the search has in kilometres everywhere, as people there say it. */
export function electricRangeIn({ mileage }: Market, km: number): NonNullable<StockCar["electricRange"]> {
  return mileage === "mile" ? { value: Math.round(km / KM_PER_MILE), unit: "mile" } : { value: km, unit: "kilometer" }
}

/** How distances are written. */
export function mileageIn({ mileage }: Market): NumberFormat {
  return unitFormat(mileage)
}
