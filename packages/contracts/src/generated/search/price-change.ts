// Generated from schemas/services/search/price-change.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parsePriceChange } from "./price-change.parser.js"

/** A price and the time at which it took effect. */
export interface PriceChange {
  /** The field of the document: `car_price`, the price to pay, or `car_campaign_price`. */
  field: string
  /** The price, as the field contains it. */
  value: number
  /**
   * The time at which the price took effect.
   *
   * @format date-time
   */
  at: string
}
