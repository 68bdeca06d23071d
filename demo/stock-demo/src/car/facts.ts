import type { Dealership } from "@forecourt/contracts/search"
import type { Variant } from "../catalogue/catalogue.types.ts"
import { type Chance, chanceOf, itemAt } from "../chance.ts"
import type { ColourName, State } from "../language/language.types.ts"
import { LANGUAGES } from "../language/languages.ts"
import { MARKETS } from "../market/markets.ts"
import type { Site } from "../market/sites.ts"
import { choose } from "./choose.ts"
import { daysAgo, THIS_YEAR, yearsSince } from "./dates.ts"
import { equipmentOf } from "./equipment.ts"
import type { CarFacts } from "./facts.types.ts"
import { kilometresAt } from "./mileage.ts"

const COLOURS: readonly (readonly [ColourName, number])[] = [
  ["white", 18],
  ["black", 18],
  ["grey", 16],
  ["dark grey", 11],
  ["silver", 9],
  ["blue", 8],
  ["dark blue", 7],
  ["light blue", 2],
  ["red", 6],
  ["green", 3],
  ["beige", 2],
  ["brown", 1.5],
  ["orange", 1],
  ["yellow", 0.8],
]

/** The shares of the states in the stock of a site that sells new cars; on other sites all cars are used. */
const STATES: readonly (readonly [State, number])[] = [
  ["used", 80],
  ["demo", 4],
  ["new", 7],
  ["sample", 9],
]

/** Chooses the facts of one car of a site, such as its variant, its dealership, its age and its mileage. */
export function factsOf(site: Site, index: number, dealerships: readonly Dealership[]): CarFacts {
  const chance = chanceOf(`${site.name} car ${index}`)
  const state = site.sold.length > 0 ? chance.weighted(STATES) : "used"
  const dealership = dealershipFor(dealerships, chance)
  const { model, variant } = choose(site, state, dealership, chance)
  const language = LANGUAGES[site.language]
  const market = MARKETS[site.market]
  const isVan = model.body === "van" || model.body === "pickup"
  const time = timeOf(state, variant, chance)
  const year = time.year
  const kilometres = drivenBy(state, time.age, variant, isVan, chance)
  const colour = chance.weighted(COLOURS)
  const equipment = equipmentOf({ model, variant, year, market: site.market }, chance)
  const make = language.makes[model.make] ?? model.make
  const modelName = language.models[model.model] ?? model.model
  const names = { make, modelName, colour, equipment, isVan, kilometres }
  return { index, site, market, language, dealership, model, variant, state, ...time, ...names, chance }
}

/** Chooses a dealership; the first ones of a site have more cars than the last. */
function dealershipFor(dealerships: readonly Dealership[], chance: Chance): Dealership {
  return itemAt(dealerships, Math.floor(chance.next() * (0.5 + 0.5 * chance.next()) * dealerships.length))
}

interface Time {
  readonly year: number
  readonly registered: string | null
  readonly age: number
}

function timeOf(state: State, variant: Variant, chance: Chance): Time {
  if (state === "new" || state === "sample") return { year: THIS_YEAR, registered: null, age: 0 }
  return state === "demo" ? timeSince(THIS_YEAR, daysAgo(chance.whole(115, 260))) : usedTime(variant, chance)
}

const timeSince = (year: number, registered: string): Time => ({ year, registered, age: yearsSince(registered) })

/**
 * Chooses the time of registration of a used car, which is at least five months ago. One in ten was registered in the
 * autumn before its model year.
 */
function usedTime({ from, to }: Variant, chance: Chance): Time {
  const last = Math.min(to, THIS_YEAR)
  const year = Math.round(from + (last - from) * (1 - (1 - chance.next()) * (0.35 + chance.next() * 0.65)))
  const isEarly = year > from && chance.comes(0.1)
  const month = isEarly ? chance.whole(10, 12) : chance.whole(1, year === THIS_YEAR ? 6 : 12)
  const day = String(chance.whole(1, 28)).padStart(2, "0")
  return timeSince(year, `${isEarly ? year - 1 : year}-${String(month).padStart(2, "0")}-${day}`)
}

function drivenBy(state: State, age: number, { fuel }: Variant, isVan: boolean, chance: Chance): number {
  if (state === "sample") return 0
  if (state === "new") return chance.whole(3, 20)
  return state === "demo" ? chance.whole(1500, 9000) : kilometresAt(age, fuel, isVan, chance)
}
