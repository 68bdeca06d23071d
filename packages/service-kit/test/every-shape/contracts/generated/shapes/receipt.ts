// Generated from schemas/services/shapes/receipt.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npx forecourt generate`.

export { parseShapesReceipt } from "./receipt.parser.js"

/** The result of an order. */
export interface ShapesReceipt {
  /** The order. */
  orderId: string
}
