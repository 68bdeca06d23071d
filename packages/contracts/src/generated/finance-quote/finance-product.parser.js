// Generated from schemas/services/finance-quote/finance-product.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "../checks.js"
import { parseFinanceOption } from "./finance-option.parser.js"

/** Parses a value as {@link FinanceProduct}; returns `null` when it does not match the schema. */
export function parseFinanceProduct(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "FamilyKey":
        if (given !== "PCP" && given !== "HP") return null
        result.FamilyKey = given
        break
      case "Name":
        if (typeof given !== "string" || given === "") return null
        result.Name = given
        break
      case "Term":
        if ((result.Term = parseFinanceOption(given)) === null) return null
        break
      case "Deposit":
        if ((result.Deposit = parseFinanceOption(given)) === null) return null
        break
      case "Payment":
        if ((result.Payment = parseFinanceOption(given)) === null) return null
        break
      case "AnnualMileage":
        if ((result.AnnualMileage = parseFinanceOption(given)) === null) return null
        break
    }
  }
  if (
    result.FamilyKey === undefined ||
    result.Name === undefined ||
    result.Term === undefined ||
    result.Deposit === undefined ||
    result.Payment === undefined
  )
    return null
  return result
}
