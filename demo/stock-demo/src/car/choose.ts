import type { Dealership } from "@forecourt/contracts/search"
import { MAKES } from "../catalogue/catalogue.ts"
import type { Model, Variant } from "../catalogue/catalogue.types.ts"
import type { Chance } from "../chance.ts"
import type { State } from "../language/language.types.ts"
import type { Site } from "../market/sites.ts"
import { remembered } from "../remembered.ts"
import { THIS_YEAR } from "./dates.ts"

interface Choice {
  readonly model: Model
  readonly variant: Variant
}

type Weighted<T> = readonly (readonly [item: T, weight: number])[]

/**
 * Chooses a variant of a car. A car that is not used is of a make that its dealership sells new, and a model that is
 * still built.
 */
export function choose(site: Site, state: State, { site_brands = [] }: Dealership, chance: Chance): Choice {
  const choices = choicesOf(site)
  if (state === "used") return chance.weighted(choices.used(chance.weighted(choices.makes)))
  return chance.weighted(choices.built(chance.pick(site_brands)))
}

/** Returns all variants that a site can have, with their frequencies. */
const choicesOf = remembered((site: Site) => ({
  makes: Object.entries(site.used),
  used: remembered((make: string) => weightsOf(variantsOf(make), site)),
  built: remembered((make: string) =>
    weightsOf(
      variantsOf(make).filter(({ variant }) => variant.to === THIS_YEAR),
      site,
    ),
  ),
}))

function variantsOf(make: string): readonly Choice[] {
  const { models = [] } = MAKES.find((one) => one.make === make) ?? {}
  return models.flatMap((model) => model.variants.map((variant) => ({ model, variant })))
}

/**
 * Returns the frequencies of variants in a market: Norway has more electric cars, Slovakia and Finland have fewer, and
 * expensive cars are rarer.
 */
function weightsOf(choices: readonly Choice[], { market }: Site): Weighted<Choice> {
  const electric = { se: 1.3, no: 4, uk: 1, fi: 0.7, sk: 0.25 }[market]
  return choices.map((choice) => {
    const { fuel, price } = choice.variant
    const liking = fuel === "electric" ? electric : fuel === "diesel" && market === "uk" ? 0.6 : 1
    return [choice, liking * Math.min(1, 45_000 / price)]
  })
}
