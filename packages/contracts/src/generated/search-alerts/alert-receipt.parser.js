// Generated from schemas/services/search-alerts/alert-receipt.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "../checks.js"

/** Parses a value as {@link AlertReceipt}; returns `null` when it does not match the schema. */
export function parseAlertReceipt(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "confirmWithinDays":
        if (!Number.isInteger(given)) return null
        result.confirmWithinDays = given
        break
    }
  }
  if (result.confirmWithinDays === undefined) return null
  return result
}
