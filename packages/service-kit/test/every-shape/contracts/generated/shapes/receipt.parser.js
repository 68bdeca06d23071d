// Generated from schemas/services/shapes/receipt.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npx forecourt generate`.
import { isObject } from "../checks.js"

/** Parses a value as {@link ShapesReceipt}; returns `null` when it does not match the schema. */
export function parseShapesReceipt(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "orderId":
        if (typeof given !== "string") return null
        result.orderId = given
        break
    }
  }
  if (result.orderId === undefined) return null
  return result
}
