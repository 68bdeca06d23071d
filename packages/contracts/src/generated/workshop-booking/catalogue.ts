// Generated from schemas/services/workshop-booking/catalogue.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export {
  parseWorkshopBookingCatalogue,
  parseWorkshopBookingCategory,
  parseWorkshopBookingOffering,
  parseWorkshopBookingUnitPrice,
} from "./catalogue.parser.js"

/** The services or add-ons that can be booked for a vehicle. Spec 3 §7.1. */
export interface WorkshopBookingCatalogue {
  /** The offerings by category; empty if there are none. */
  serviceOfferingCategories: WorkshopBookingCategory[]
}

/** A category of related offerings. Spec 3 §3.1. */
export interface WorkshopBookingCategory {
  /** The name shown to visitors. */
  name: string
  /** The name of the category's icon; may be empty. */
  icon: string
  /** The type of selection. `single` allows at most one offering, as with radio buttons; null allows any number. */
  selectionType: string | null
  /** The offerings that can be selected. */
  offerings: WorkshopBookingOffering[]
}

/** A service or an add-on. Spec 3 §3.1. */
export interface WorkshopBookingOffering {
  /** The code that identifies the offering in calls. `originalservice` requires the mileage. */
  code: string
  /** The name shown to visitors. */
  name: string
  /**
   * The price of one unit in SEK, the median of the workshops; null if unknown.
   *
   * @minimum 0
   */
  price: number | null
  /** True if the price is known. */
  priceKnown: boolean
  /** The text shown in place of an unknown price; may be empty. */
  notKnownPriceText: string
  /**
   * The amount by which the previous price exceeds the current price; 0 without a discount.
   *
   * @minimum 0
   */
  priceDiscount: number
  /** The description of the work; may be empty. */
  description: string
  /** True if a workshop provides the offering for this vehicle. */
  isAvailable: boolean
  /** True if the visitor can add a remark. */
  allowUserInput: boolean
  /** The number of units that can be selected, and their names. */
  unitPrice: WorkshopBookingUnitPrice
}

/** The number of units that can be selected, and their names. */
export interface WorkshopBookingUnitPrice {
  /**
   * The minimum number of units.
   *
   * @minimum 1
   */
  minimum: number
  /**
   * The maximum number of units; equal to the minimum if there is no choice.
   *
   * @minimum 1
   */
  maximum: number
  /** The name of one unit. */
  unit: string
  /** The abbreviated name of the unit. */
  unitAbbreviation: string
  /** The text shown after a price; may be empty. */
  postfix: string
}
