// Generated from schemas/blocks/car-page/car-page.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { LinkField } from "@forecourt/renderer"

/**
 * A car from the stock, selected by the address of the page: pictures, price, facts, payment options, contacts and
 * similar cars. If the car is not found, a message and similar cars are shown instead.
 */
export interface CarPage {
  /** The link to the list of cars, used by 'back'. */
  listLink?: LinkField
  /**
   * The link to the pages of dealerships; the name of the dealership is appended. Without it, no link to the
   * dealership is shown.
   */
  dealershipLink?: LinkField
  /**
   * The link to the page about reserving a car, on this site or at the finance provider; the reference of the quote
   * is appended. Without it, no such link is shown.
   */
  reserveLink?: LinkField
  /**
   * The link to the page about valuing the visitor's old car, on this site or at the finance provider; the reference
   * of the quote is appended. Without it, no such link is shown.
   */
  partExchangeLink?: LinkField
}
