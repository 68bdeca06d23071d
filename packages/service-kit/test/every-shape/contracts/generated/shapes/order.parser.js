// Generated from schemas/services/shapes/order.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npx forecourt generate`.
import { getLength, isObject } from "../checks.js"

/** Parses a value as {@link ShapesOrder}; returns `null` when it does not match the schema. */
export function parseShapesOrder(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "carId":
        if (typeof given !== "string" || getLength(given) > 40) return null
        result.carId = given
        break
      default:
        return null
    }
  }
  if (result.carId === undefined) return null
  return result
}
