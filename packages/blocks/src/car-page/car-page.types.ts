import type { CalendarDay } from "@forecourt/calendar"
import type { Calculators } from "../stock/calculator/calculator.types.ts"
import type { DealershipView, Person } from "../stock/dealership/dealership.types.ts"
import type { CarPicture, StockCar } from "../stock/stock.types.ts"
import type { ComparedPrice } from "./compared-price.rules.ts"

/** The names of facts about a car; their labels are in the dictionary. */
export type FactName =
  | "acceleration"
  | "battery"
  | "body"
  | "boot"
  | "charging"
  | "class"
  | "co2"
  | "colour"
  | "consumption"
  | "doors"
  | "drive"
  | "fuel"
  | "gearbox"
  | "height"
  | "length"
  | "mileage"
  | "owners"
  | "power"
  | "range"
  | "regNo"
  | "registered"
  | "seats"
  | "tank"
  | "tax"
  | "towing"
  | "weight"
  | "width"
  | "year"

/** A fact with its value as the stock says it, unit and all. */
export interface CarFact {
  readonly name: FactName
  readonly value: string
}

export type WayToPay = "loan" | "private" | "company"

/** The price of a car. Spec 2 §2.5. */
export interface CarPrice {
  readonly amount: number
  /** Code of the currency: `SEK`. */
  readonly currency: string
  /** The price that a campaign strikes through. */
  readonly before?: number
  /** The lowest price of the thirty days before it was reduced, where that is known. */
  readonly lowest?: number
  /** Last day of the campaign. */
  readonly until?: string
  /** True for a sample of new cars, which has no exact price but a minimum. */
  readonly isFrom?: boolean
  /** Light commercial vehicles are shown without value added tax. Nothing is said where it cannot be got back. */
  readonly vat?: "included" | "excluded"
  readonly isVatDeductible?: boolean
  /** Its monthly cost by way to pay; leasing for companies is without value added tax. */
  readonly monthly: readonly { readonly way: WayToPay; readonly amount: number }[]
}

/** A price that a car had, and the day since when. */
export interface PricedSince {
  readonly amount: number
  readonly since: CalendarDay
}

/** A car with everything that its page says. */
export interface CarView {
  readonly id: string
  readonly brand: string
  /** Brand and model: `Volvo EX30`. */
  readonly name: string
  readonly model: string
  readonly state: "forSale" | "sold"
  /** The day on which it was sold, where that is known. */
  readonly soldOn?: CalendarDay
  readonly isCarOfTheWeek?: boolean
  readonly isSample?: boolean
  readonly pictures: readonly CarPicture[]
  /** Registration number of a car that can be seen moving, too. */
  readonly motionOf?: string
  /** `null` when it is unknown and visitors have to request it. */
  readonly price: CarPrice | null
  /** The latest first; empty when the price never changed or its history is unknown. */
  readonly pastPrices?: readonly PricedSince[]
  readonly compared?: ComparedPrice
  readonly facts: readonly CarFact[]
  readonly technical: readonly CarFact[]
  readonly environment: readonly CarFact[]
  readonly equipment: readonly string[]
  /** Paragraphs. */
  readonly description: readonly string[]
  readonly calculators: Calculators
  readonly dealership: DealershipView | null
  /** Of a sample: the other dealerships that sell its brand, in their own order. Spec 2 §7. */
  readonly offeredAt?: readonly DealershipView[]
  readonly sellers: readonly Person[]
  /** At most eight. Spec 2 §9. */
  readonly similar: readonly StockCar[]
}
