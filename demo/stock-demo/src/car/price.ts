import type { Fuel, Variant } from "../catalogue/catalogue.types.ts"
import type { Market } from "../market/market.types.ts"

/** What is left of a price new after the first day, and of that after each year. Electric cars lose more. */
const FIRST_DAY: Readonly<Record<Fuel, number>> = {
  electric: 0.84,
  plugin: 0.86,
  hybrid: 0.9,
  petrol: 0.88,
  diesel: 0.88,
}
const EACH_YEAR: Readonly<Record<Fuel, number>> = {
  electric: 0.845,
  plugin: 0.86,
  hybrid: 0.885,
  petrol: 0.875,
  diesel: 0.872,
}

/** Kilometres in which a car loses as much as `e` says: 10 % in about 50,000. */
const FADING = 480_000
/** Kilometres a year that a price takes for granted. */
const USUAL = 15_000

/** The least that is asked, in parts of the price new. */
const FLOOR = 0.05

/** The price new in a market, VAT and taxes included, rounded as prices there are. */
export function priceNew({ price, fuel }: Variant, market: Market): number {
  return rounded(price * market.rates[fuel], market)
}

/** The price of a used car before its condition: it falls with age in years and with kilometres. */
export function priceUsed(variant: Variant, market: Market, age: number, kilometres: number): number {
  const { fuel } = variant
  const byAge = FIRST_DAY[fuel] * EACH_YEAR[fuel] ** age
  const byDistance = Math.exp((USUAL * age - kilometres) / FADING)
  return variant.price * market.rates[fuel] * Math.max(FLOOR, Math.min(0.97, byAge * byDistance))
}

/** A price as it is written on the windscreen: 249 900 kr, £18,495, 16 990 €. */
export function rounded(price: number, { step, below }: Market): number {
  return Math.max(step, Math.round(price / step) * step) - below
}

/** Without VAT, in whole units. */
export function withoutVat(price: number, { vat }: Market): number {
  return Math.round(price / (1 + vat / 100))
}
