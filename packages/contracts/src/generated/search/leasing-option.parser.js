// Generated from schemas/services/search/leasing-option.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "../checks.js"
import { parseContractDuration } from "./contract-duration.parser.js"

/** Parses a value as {@link LeasingOption}; returns `null` when it does not match the schema. */
export function parseLeasingOption(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "leasing_type":
        if (given !== "Private" && given !== "Company") return null
        result.leasing_type = given
        break
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
          !/^([^{}]|\{(mileage|months|cash_amount_percentage|residual_percentage|interest_rate|invoice_fee|start_fee)\})+$/u.test(
            given,
          )
        )
          return null
        result.disclaimer = given
        break
      case "monthly_cost":
        if (!Number.isFinite(given) || given < 0 || given > 100000000) return null
        result.monthly_cost = given
        break
      case "monthly_cost_text":
        if (typeof given !== "string") return null
        result.monthly_cost_text = given
        break
      case "duration":
        if (!Number.isInteger(given) || given < 1 || given > 240) return null
        result.duration = given
        break
      case "months_text":
        if (typeof given !== "string") return null
        result.months_text = given
        break
      case "mileage":
        if (!Number.isFinite(given) || given < 0) return null
        result.mileage = given
        break
      case "mileage_text":
        if (typeof given !== "string") return null
        result.mileage_text = given
        break
      case "is_campaign":
        if (typeof given !== "boolean") return null
        result.is_campaign = given
        break
      case "asterix":
        if (typeof given !== "boolean") return null
        result.asterix = given
        break
      case "sales_text":
        if (typeof given !== "string") return null
        result.sales_text = given
        break
      case "interest_rate":
        if (!Number.isFinite(given) || given < 0 || given > 100) return null
        result.interest_rate = given
        break
      case "default_mileage":
        if (!Number.isFinite(given) || given < 0) return null
        result.default_mileage = given
        break
      case "options":
        if (!Array.isArray(given)) return null
        result.options = []
        for (let i = 0; i < given.length; i++) {
          if ((result.options[i] = parseOption(given[i])) === null) return null
        }
        break
      case "default_option":
        if ((result.default_option = parseContractDuration(given)) === null) return null
        break
    }
  }
  if (result.leasing_type === undefined) return null
  return result
}

function parseOption(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "mileage":
        if (!Number.isFinite(given) || given < 0) return null
        result.mileage = given
        break
      case "durations":
        if (!Array.isArray(given)) return null
        result.durations = []
        for (let i = 0; i < given.length; i++) {
          if ((result.durations[i] = parseContractDuration(given[i])) === null) return null
        }
        break
    }
  }
  if (result.mileage === undefined) return null
  return result
}
