// Generated from schemas/services/search/price-change.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isDateTime, isObject } from "../checks.js"

/** Parses a value as {@link PriceChange}; returns `null` when it does not match the schema. */
export function parsePriceChange(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "field":
        if (typeof given !== "string") return null
        result.field = given
        break
      case "value":
        if (!Number.isFinite(given)) return null
        result.value = given
        break
      case "at":
        if (typeof given !== "string" || !isDateTime(given)) return null
        result.at = given
        break
    }
  }
  if (result.field === undefined || result.value === undefined || result.at === undefined) return null
  return result
}
