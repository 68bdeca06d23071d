// Generated from schemas/services/workshop-booking/catalogue.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export {
  parseWorkshopBookingCatalogue,
  parseWorkshopBookingCategory,
  parseWorkshopBookingOffering,
  parseWorkshopBookingUnitPrice,
} from "./catalogue.parser.js"

/** What can be booked for a vehicle. Spec 3 §7.1. */
export interface WorkshopBookingCatalogue {
  /** By category; empty when there is nothing. */
  serviceOfferingCategories: WorkshopBookingCategory[]
}

/** Offerings that belong together. Spec 3 §3.1. */
export interface WorkshopBookingCategory {
  /** What visitors read. */
  name: string
  /** Name of its icon; may be empty. */
  icon: string
  /** `single`: one of its offerings at most, as with radio buttons; null: any of them. */
  selectionType: string | null
  /** What can be chosen. */
  offerings: WorkshopBookingOffering[]
}

/** A service or an add-on. Spec 3 §3.1. */
export interface WorkshopBookingOffering {
  /** Names it in calls; `originalservice` asks for the mileage. */
  code: string
  /** What visitors read. */
  name: string
  /**
   * What one unit costs in SEK, the median of the workshops; null when nobody can say.
   *
   * @minimum 0
   */
  price: number | null
  /** Whether there is a price. */
  priceKnown: boolean
  /** Stands in place of a price that is not known; may be empty. */
  notKnownPriceText: string
  /**
   * How much more it cost before; 0 without a discount.
   *
   * @minimum 0
   */
  priceDiscount: number
  /** What is done; may be empty. */
  description: string
  /** Whether a workshop does it for this vehicle. */
  isAvailable: boolean
  /** Whether the visitor says something about it. */
  allowUserInput: boolean
  /** How many units can be chosen, and what they are called. */
  unitPrice: WorkshopBookingUnitPrice
}

/** How many units can be chosen, and what they are called. */
export interface WorkshopBookingUnitPrice {
  /**
   * Fewest units.
   *
   * @minimum 1
   */
  minimum: number
  /**
   * Most units; the same as the fewest where there is nothing to choose.
   *
   * @minimum 1
   */
  maximum: number
  /** What one unit is called. */
  unit: string
  /** The same, in short. */
  unitAbbreviation: string
  /** Stands behind a price; may be empty. */
  postfix: string
}
