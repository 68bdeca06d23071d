// Generated from schemas/services/search/loan-option.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "../checks.js"
import { parseContractDuration } from "./contract-duration.parser.js"

/** Reads a value as {@link LoanOption}; `null` when it does not fit the schema. */
export function parseLoanOption(value) {
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
      case "default_monthly_cost_text":
        if (typeof given !== "string") return null
        result[key] = given
        break
      case "start_fee":
      case "invoice_fee":
      case "default_monthly_cost":
        if (!Number.isFinite(given) || given < 0 || given > 100000000) return null
        result[key] = given
        break
      case "interest_rate":
        if (!Number.isFinite(given) || given < 0 || given > 100) return null
        result.interest_rate = given
        break
      case "default_contract_duration":
        if ((result.default_contract_duration = parseContractDuration(given)) === null) return null
        break
      case "contract_durations":
        if (!Array.isArray(given)) return null
        result.contract_durations = []
        for (let i = 0; i < given.length; i++) {
          if ((result.contract_durations[i] = parseContractDuration(given[i])) === null) return null
        }
        break
    }
  }
  if (result.title === undefined || result.interest_rate === undefined) return null
  return result
}
