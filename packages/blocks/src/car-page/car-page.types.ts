import type { Calculators, MonthlyPrice, SelectedTerms } from "@forecourt/api-clients/car-offers"
import type { CalendarDay } from "@forecourt/calendar"
import type { DealershipView, Person } from "../stock/dealership/dealership.types.ts"
import type { CarPicture, StockCar } from "../stock/stock.types.ts"
import type { StockText } from "../stock/stock-words.ts"
import type { ComparedPrice } from "./compared-price.rules.ts"

export type FactName =
  | "acCharging"
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
  | "electricRange"
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

export interface CarFact {
  readonly name: FactName
  readonly value: StockText
}

/** The price of a car. Spec 2 §2.5. */
export interface CarPrice {
  readonly amount: number
  readonly currency: string
  /** The price before the campaign, which is shown struck through. */
  readonly regularAmount?: number
  /** The lowest price of the thirty days before the reduction, if known. */
  readonly lowest?: number
  /** The last day of the campaign. */
  readonly until?: string
  /**
   * True for an example listing, which represents several new cars. Its price is shown as a starting price ("from").
   */
  readonly isFrom?: boolean
  /**
   * The VAT treatment of the price: `excluded` for light commercial vehicles whose price is shown without VAT, and
   * `included` for other prices with deductible VAT. The value is undefined if VAT is not deductible.
   */
  readonly vat?: "included" | "excluded"
  readonly isVatDeductible?: boolean
  /** The monthly cost for each payment option. For company leasing, the cost excludes VAT. */
  readonly monthly: readonly MonthlyPrice[]
}

export interface PricedSince {
  readonly amount: number
  readonly since: CalendarDay
}

export interface CarView {
  readonly id: string
  readonly brand: string
  /** The brand and the model: `Volvo EX30`. */
  readonly name: string
  readonly model: StockText
  readonly state: "forSale" | "sold"
  readonly soldOn?: CalendarDay
  readonly isCarOfTheWeek?: boolean
  readonly isSample?: boolean
  readonly pictures: readonly CarPicture[]
  /**
   * The registration number for requests to the media service. It is set only if the stock data states that a video or
   * a 360° view of the car exists.
   */
  readonly motionOf?: string
  /** The price, or `null` when it is available only on request. */
  readonly price: CarPrice | null
  /**
   * The prices of the car over time, the current one first. The list is empty if the price has never changed or its
   * history is unknown.
   */
  readonly pastPrices?: readonly PricedSince[]
  readonly compared?: ComparedPrice
  readonly facts: readonly CarFact[]
  readonly technical: readonly CarFact[]
  readonly environment: readonly CarFact[]
  readonly equipment: readonly StockText[]
  readonly description: readonly StockText[]
  readonly calculators: Calculators
  /** The terms that the visitor selected in the calculators. */
  readonly selected?: SelectedTerms | undefined
  readonly dealership: DealershipView | null
  /**
   * The other dealerships that sell the brand of an example listing, in the order that the site uses for dealerships.
   * Spec 2 §7.
   */
  readonly offeredAt?: readonly DealershipView[]
  readonly sellers: readonly Person[]
  /** The similar cars, at most eight. Spec 2 §9. */
  readonly similar: readonly StockCar[]
}
