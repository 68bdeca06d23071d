// Generated from schemas/services/workshop-booking/prices.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseWorkshopBookingOffer, parseWorkshopBookingPrices } from "./prices.parser.js"

/** What services cost at a workshop. Spec 3 §7.1. */
export interface WorkshopBookingPrices {
  /** In the order in which they were asked for. */
  offers: WorkshopBookingOffer[]
}

/** What one unit costs. */
export interface WorkshopBookingOffer {
  /** The service. */
  code: string
  /**
   * In SEK; null when it cannot be said yet.
   *
   * @minimum 0
   */
  price: number | null
}
