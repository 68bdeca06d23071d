// Generated from schemas/services/search/contract-duration.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "../checks.js"

/** Parses a value as {@link ContractDuration}; returns `null` when it does not match the schema. */
export function parseContractDuration(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "months":
        if (!Number.isInteger(given) || given < 1 || given > 240) return null
        result.months = given
        break
      case "residual_percentage":
        if (!Number.isFinite(given) || given < 0 || given > 100) return null
        result.residual_percentage = given
        break
      case "cash_amount_min_percentage":
        if (!Number.isFinite(given) || given < 0 || given > 100) return null
        result.cash_amount_min_percentage = given
        break
      case "cash_amount_max_percentage":
        if (!Number.isFinite(given) || given < 0 || given > 100) return null
        result.cash_amount_max_percentage = given
        break
    }
  }
  if (result.months === undefined) return null
  return result
}
