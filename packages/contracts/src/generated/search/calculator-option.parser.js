// Generated from schemas/services/search/calculator-option.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "../checks.js"

/** Reads a value as {@link CalculatorOption}; `null` when it does not fit the schema. */
export function parseCalculatorOption(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "title":
      case "start_fee_text":
      case "invoice_fee_text":
      case "description":
      case "disclaimer":
      case "interest_rate_text":
      case "sales_text":
        if (typeof given !== "string") return null
        result[key] = given
        break
      case "start_fee":
      case "invoice_fee":
      case "price_base_amount":
        if (!Number.isFinite(given) || given < 0 || given > 100000000) return null
        result[key] = given
        break
      case "has_fixed_interest_rate":
        if (typeof given !== "boolean") return null
        result.has_fixed_interest_rate = given
        break
    }
  }
  if (result.title === undefined) return null
  return result
}
