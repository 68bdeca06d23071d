import type { Dealership } from "@forecourt/contracts/search"
import type { Model, Variant } from "../catalogue/catalogue.types.ts"
import type { Chance } from "../chance.ts"
import type { ColourName, Language, State } from "../language/language.types.ts"
import type { Market } from "../market/market.types.ts"
import type { Site } from "../market/sites.ts"
import type { EquipmentName } from "./equipment.ts"

/** All facts about one car, from which its documents are created. */
export interface CarFacts {
  /** The index of the car in its site's stock, from 0. */
  readonly index: number
  readonly site: Site
  readonly market: Market
  readonly language: Language
  readonly dealership: Dealership
  readonly model: Model
  readonly variant: Variant
  /** The name of the make in the market. */
  readonly make: string
  readonly modelName: string
  readonly state: State
  readonly year: number
  /** The first day of registration; `null` for an unregistered car. */
  readonly registered: string | null
  /** The years since then, with fractions. */
  readonly age: number
  readonly kilometres: number
  readonly colour: ColourName
  readonly equipment: readonly EquipmentName[]
  readonly isVan: boolean
  readonly chance: Chance
}
