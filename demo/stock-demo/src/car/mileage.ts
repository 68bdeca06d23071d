import type { Fuel } from "../catalogue/catalogue.types.ts"
import type { Chance } from "../chance.ts"
import { textsOf, withUnit } from "../language/texts.ts"
import type { Market } from "../market/market.types.ts"

/** Kilometres in the first year of a car that is driven as most are. */
const YEARLY: Readonly<Record<Fuel, number>> = {
  electric: 17_000,
  plugin: 18_000,
  hybrid: 16_000,
  petrol: 13_500,
  diesel: 21_000,
}

/** Cars are driven less as they grow older. */
const FADING = 0.9

/** What a car has been driven by its age in years: more with age, half of them within a quarter of what is usual. */
export function kilometresAt(age: number, fuel: Fuel, isVan: boolean, chance: Chance): number {
  const habit = 0.45 + chance.next() * 0.6 + chance.next() * 0.5
  return Math.round(YEARLY[fuel] * (isVan ? 1.2 : 1) * habit * Math.max(age, 0.1) ** FADING)
}

/** Kilometres in the market's unit, whole. */
export function inUnit(kilometres: number, { distance }: Market): number {
  return Math.round(kilometres / distance.kilometres)
}

/** A distance as visitors read it: `12 345 mil` in Sweden, miles in Britain, otherwise km. */
export function distanceText(kilometres: number, market: Market): string {
  const { unit } = market.distance
  return withUnit(textsOf(market).number(inUnit(kilometres, market)), unit === "mi" ? "miles" : unit)
}
