// Generated from schemas/blocks/car-page/car-page.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { LinkField } from "@forecourt/renderer"

/**
 * A car of the stock, chosen by the page's address: pictures, price, facts, ways to pay, whom to turn to, and cars
 * like it; or what stands in its place when it is not there.
 */
export interface CarPage {
  /** The list of cars, which 'back' leads to. */
  listLink?: LinkField
  /** Where the pages of dealerships are; the name of the dealership follows. Without it nothing leads there. */
  dealershipLink?: LinkField
  /**
   * Where visitors reserve a car with the finance provider; the reference of their quote is added. Without it
   * nothing leads there.
   */
  reserveLink?: LinkField
  /**
   * Where visitors have their old car valued by the finance provider; the reference of their quote is added. Without
   * it nothing leads there.
   */
  partExchangeLink?: LinkField
}
