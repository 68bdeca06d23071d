import type { EquipmentName } from "../car/equipment.ts"
import type { BodyName, Drive, Fuel, Gearbox } from "../catalogue/catalogue.types.ts"

/** The colours of cars. */
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

/** The state of a car: used, a demonstrator, new in stock, or a sample of new cars that can be ordered. */
export type State = "used" | "demo" | "new" | "sample"

/** The departments of a dealership. */
export type DepartmentName = "newCars" | "usedCars" | "workshop" | "parts" | "bodyWork" | "tyres"

/** The texts of the demo data in a site's language. */
export interface Language {
  readonly fuels: Readonly<Record<Fuel, string>>
  readonly bodies: Readonly<Record<BodyName, string>>
  readonly gearboxes: Readonly<Record<Gearbox, string>>
  readonly drives: Readonly<Record<Drive, string>>
  readonly colours: Readonly<Record<ColourName, string>>
  readonly conditions: Readonly<Record<State, string>>
  readonly equipment: Readonly<Record<EquipmentName, string>>
  /** The models with another name in this market. */
  readonly models: Readonly<Record<string, string>>
  readonly makes: Readonly<Record<string, string>>
  readonly units: Units
  readonly price: PriceWords
  readonly finance: FinanceWords
  readonly dealership: DealershipWords
  readonly story: StoryWords
}

interface Units {
  /** The unit of power, metric horsepower. */
  readonly power: string
  readonly litres: string
  /** Formats the acceleration, with the seconds as text. */
  readonly acceleration: (seconds: string) => string
}

interface PriceWords {
  readonly title: string
  readonly from: string
  readonly campaign: string
  readonly campaigns: readonly (readonly [title: string, text: string])[]
}

/** The texts of lenders and lessors; disclaimers have the schema's placeholders. */
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

/** The facts from which a description is written. */
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
  /** The mileage at the last service, in the unit of the odometer. */
  readonly serviced: string
  /** The remaining capacity of the battery in percent. */
  readonly health: number
  readonly equipment: string
  readonly dealership: string
}

/** Creates a sentence from the facts; returns `null` when they do not suit it. */
export type Sentence = (story: Story) => string | null

/** The groups of sentences in the order of a description, which contains one of each. */
export interface StoryWords {
  readonly sentences: readonly (readonly Sentence[])[]
  /** Matches names that begin with a capital everywhere. */
  readonly names: RegExp
}
