// Generated from schemas/services/search/price-change.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parsePriceChange } from "./price-change.parser.js"

/** A price, and since when it was asked. */
export interface PriceChange {
  /** Field of the document: `car_price`, the price to pay, or `car_campaign_price`. */
  field: string
  /** Price, as the field has it. */
  value: number
  /**
   * When it was first asked.
   *
   * @format date-time
   */
  at: string
}
