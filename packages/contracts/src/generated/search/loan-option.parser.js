// Generated from schemas/services/search/loan-option.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "../checks.js"
import { parseContractDuration } from "./contract-duration.parser.js"

/** Parses a value as {@link LoanOption}; returns `null` when it does not match the schema. */
export function parseLoanOption(value) {
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
      case "interest_rate":
        if (!Number.isFinite(given) || given < 0 || given > 100) return null
        result.interest_rate = given
        break
      case "default_monthly_cost":
        if (!Number.isFinite(given) || given < 0 || given > 100000000) return null
        result.default_monthly_cost = given
        break
      case "default_monthly_cost_text":
        if (typeof given !== "string") return null
        result.default_monthly_cost_text = given
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
  if (result.title === undefined || result.disclaimer === undefined || result.interest_rate === undefined) return null
  return result
}
