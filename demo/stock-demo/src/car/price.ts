import type { Fuel, Variant } from "../catalogue/catalogue.types.ts"
import type { Market } from "../market/market.types.ts"

/** The shares of the price when new that are left after the first day, and after each year. Electric cars lose more. */
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

/** The mileage in kilometres over which the value decreases by the factor e, which is 10 % in about 50,000. */
const FADING = 480_000
/** The yearly mileage in kilometres that a price assumes. */
const USUAL = 15_000

/** The minimum price as a share of the price when new. */
const FLOOR = 0.05

/** Returns the price of a new car in a market, including VAT and taxes, rounded like the market's prices. */
export function priceNew({ price, fuel }: Variant, market: Market): number {
  return rounded(price * market.rates[fuel], market)
}

/** Returns the price of a used car before its condition is considered: it decreases with age and mileage. */
export function priceUsed(variant: Variant, market: Market, age: number, kilometres: number): number {
  const { fuel } = variant
  const byAge = FIRST_DAY[fuel] * EACH_YEAR[fuel] ** age
  const byDistance = Math.exp((USUAL * age - kilometres) / FADING)
  return variant.price * market.rates[fuel] * Math.max(FLOOR, Math.min(0.97, byAge * byDistance))
}

/** Rounds a price as sellers do: 249 900 kr, £18,495, 16 990 €. */
export function rounded(price: number, { step, below }: Market): number {
  return Math.max(step, Math.round(price / step) * step) - below
}

/** Removes the VAT from a price, in whole units. */
export function withoutVat(price: number, { vat }: Market): number {
  return Math.round(price / (1 + vat / 100))
}
