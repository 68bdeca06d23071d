// Generated from schemas/services/workshop-booking/prices.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseWorkshopBookingOffer, parseWorkshopBookingPrices } from "./prices.parser.js"

/** The prices of services at a workshop. Spec 3 §7.1. */
export interface WorkshopBookingPrices {
  /** The prices, in the order of the request. */
  offers: WorkshopBookingOffer[]
}

/** The price of one unit of a service. */
export interface WorkshopBookingOffer {
  /** The service. */
  code: string
  /**
   * The price in SEK; null if not yet known.
   *
   * @minimum 0
   */
  price: number | null
}
