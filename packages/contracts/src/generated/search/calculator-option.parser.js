// Generated from schemas/services/search/calculator-option.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "../checks.js"

/** Parses a value as {@link CalculatorOption}; returns `null` when it does not match the schema. */
export function parseCalculatorOption(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "title":
        if (typeof given !== "string") return null
        result.title = given
        break
      case "start_fee":
        if (!Number.isFinite(given) || given < 0 || given > 100000000) return null
        result.start_fee = given
        break
      case "start_fee_text":
        if (typeof given !== "string") return null
        result.start_fee_text = given
        break
      case "invoice_fee":
        if (!Number.isFinite(given) || given < 0 || given > 100000000) return null
        result.invoice_fee = given
        break
      case "invoice_fee_text":
        if (typeof given !== "string") return null
        result.invoice_fee_text = given
        break
      case "description":
        if (typeof given !== "string") return null
        result.description = given
        break
      case "disclaimer":
        if (
          typeof given !== "string" ||
          !/^([^{}]|\{(months|cash_amount_percentage|residual_percentage|interest_rate|invoice_fee|start_fee)\})+$/u.test(
            given,
          )
        )
          return null
        result.disclaimer = given
        break
      case "price_base_amount":
        if (!Number.isFinite(given) || given < 0 || given > 100000000) return null
        result.price_base_amount = given
        break
      case "interest_rate_text":
        if (typeof given !== "string") return null
        result.interest_rate_text = given
        break
      case "has_fixed_interest_rate":
        if (typeof given !== "boolean") return null
        result.has_fixed_interest_rate = given
        break
      case "sales_text":
        if (typeof given !== "string") return null
        result.sales_text = given
        break
    }
  }
  if (result.title === undefined) return null
  return result
}
