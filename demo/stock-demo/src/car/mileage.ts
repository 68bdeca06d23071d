import type { Fuel } from "../catalogue/catalogue.types.ts"
import type { Chance } from "../chance.ts"
import { textsOf, withUnit } from "../language/texts.ts"
import type { Market } from "../market/market.types.ts"

/** The average mileage in kilometres of a car's first year, by fuel. */
const YEARLY: Readonly<Record<Fuel, number>> = {
  electric: 17_000,
  plugin: 18_000,
  hybrid: 16_000,
  petrol: 13_500,
  diesel: 21_000,
}

/** The factor by which the yearly mileage decreases with age. */
const FADING = 0.9

/** Returns the mileage of a car by its age in years. Half of the cars are within a quarter of the average. */
export function kilometresAt(age: number, fuel: Fuel, isVan: boolean, chance: Chance): number {
  const habit = 0.45 + chance.next() * 0.6 + chance.next() * 0.5
  return Math.round(YEARLY[fuel] * (isVan ? 1.2 : 1) * habit * Math.max(age, 0.1) ** FADING)
}

/** Converts kilometres to the market's unit, as a whole number. */
export function inUnit(kilometres: number, { distance }: Market): number {
  return Math.round(kilometres / distance.kilometres)
}

/** Formats a distance: `12 345 mil` in Sweden, miles in Britain, and kilometres elsewhere. */
export function distanceText(kilometres: number, market: Market): string {
  const { unit } = market.distance
  return withUnit(textsOf(market).number(inUnit(kilometres, market)), unit === "mi" ? "miles" : unit)
}
