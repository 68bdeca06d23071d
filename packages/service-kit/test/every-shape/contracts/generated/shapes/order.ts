// Generated from schemas/services/shapes/order.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npx forecourt generate`.

export { parseShapesOrder } from "./order.parser.js"

/** An order. */
export interface ShapesOrder {
  /**
   * The car.
   *
   * @maxLength 40
   */
  carId: string
}
