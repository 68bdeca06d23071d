import type { Dealership } from "@forecourt/contracts/search"
import type { Model, Variant } from "../catalogue/catalogue.types.ts"
import type { Chance } from "../chance.ts"
import type { ColourName, Language, State } from "../language/language.types.ts"
import type { Market } from "../market/market.types.ts"
import type { Site } from "../market/sites.ts"
import type { EquipmentName } from "./equipment.ts"

/** Everything that is so of one car; documents are written from it. */
export interface CarFacts {
  /** Its number among the site's, from 0. */
  readonly index: number
  readonly site: Site
  readonly market: Market
  readonly language: Language
  readonly dealership: Dealership
  readonly model: Model
  readonly variant: Variant
  /** As the market names them. */
  readonly make: string
  readonly modelName: string
  readonly state: State
  readonly year: number
  /** First day in traffic; none before. */
  readonly registered: string | null
  /** Years since, in parts too. */
  readonly age: number
  readonly kilometres: number
  readonly colour: ColourName
  readonly equipment: readonly EquipmentName[]
  readonly isVan: boolean
  readonly chance: Chance
}
