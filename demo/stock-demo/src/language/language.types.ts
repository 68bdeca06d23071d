import type { EquipmentName } from "../car/equipment.ts"
import type { BodyName, Drive, Fuel, Gearbox } from "../catalogue/catalogue.types.ts"

/** Colours that cars are sold in. */
export type ColourName =
  | "white"
  | "black"
  | "grey"
  | "dark grey"
  | "silver"
  | "blue"
  | "dark blue"
  | "light blue"
  | "red"
  | "green"
  | "beige"
  | "brown"
  | "orange"
  | "yellow"

/** Used, shown to others, new in stock, or standing for new cars that can be ordered. */
export type State = "used" | "demo" | "new" | "sample"

/** Departments of a dealership. */
export type DepartmentName = "newCars" | "usedCars" | "workshop" | "parts" | "bodyWork" | "tyres"

/** Everything that is said in a site's language. */
export interface Language {
  readonly fuels: Readonly<Record<Fuel, string>>
  readonly bodies: Readonly<Record<BodyName, string>>
  readonly gearboxes: Readonly<Record<Gearbox, string>>
  readonly drives: Readonly<Record<Drive, string>>
  readonly colours: Readonly<Record<ColourName, string>>
  readonly conditions: Readonly<Record<State, string>>
  readonly equipment: Readonly<Record<EquipmentName, string>>
  /** Models that have another name here. */
  readonly models: Readonly<Record<string, string>>
  readonly makes: Readonly<Record<string, string>>
  readonly units: Units
  readonly price: PriceWords
  readonly finance: FinanceWords
  readonly dealership: DealershipWords
  readonly story: StoryWords
}

interface Units {
  /** Metric hp. */
  readonly power: string
  readonly litres: string
  /** How fast it is, from the seconds as text. */
  readonly acceleration: (seconds: string) => string
}

interface PriceWords {
  readonly title: string
  readonly from: string
  readonly campaign: string
  readonly campaigns: readonly (readonly [title: string, text: string])[]
}

/** Words of lenders and lessors; disclaimers have the placeholders of the schema. */
export interface FinanceWords {
  readonly loan: string
  readonly campaignLoan: string
  readonly calculator: string
  readonly privateLease: string
  readonly companyLease: string
  readonly loanDescription: string
  readonly privateDescription: string
  readonly companyDescription: string
  readonly sales: string
  readonly loanDisclaimer: string
  readonly privateDisclaimer: string
  readonly companyDisclaimer: string
  readonly perMonth: (money: string) => string
  readonly perYear: (distance: string) => string
  readonly months: (months: number) => string
}

interface DealershipWords {
  readonly departments: Readonly<Record<DepartmentName, string>>
  readonly titles: Readonly<Record<DepartmentName, readonly string[]>>
  readonly closed: string
  readonly byAppointment: string
  readonly vacation: string
  readonly firstNames: readonly string[]
  readonly lastNames: readonly string[]
}

/** What a description is written from. */
export interface Story {
  readonly state: State
  readonly fuel: Fuel
  readonly body: BodyName
  readonly name: string
  readonly version: string
  readonly year: number
  readonly mileage: string
  readonly power: string
  readonly use: string
  readonly range: string
  readonly battery: string
  readonly fastCharging: string
  readonly homeCharging: string
  readonly trailer: string
  readonly cargo: string
  readonly seats: number
  readonly owners: number
  /** Where it was last serviced, on its own odometer. */
  readonly serviced: string
  /** What is left of its battery, in percent. */
  readonly health: number
  readonly equipment: string
  readonly dealership: string
}

/** A sentence from the facts, or `null` where they do not give one. */
export type Sentence = (story: Story) => string | null

/** Groups of sentences in the order of a description: one of each is said. */
export interface StoryWords {
  readonly sentences: readonly (readonly Sentence[])[]
  /** Begins with a capital everywhere. */
  readonly names: RegExp
}
