// Generated from schemas/services/finance-quote/quote-parameters.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "../checks.js"
import { parseOrganisationIdentifier } from "./organisation-identifier.parser.js"

/** Parses a value as {@link QuoteParameters}; returns `null` when it does not match the schema. */
export function parseQuoteParameters(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "Term":
        if (!Number.isInteger(given) || given < 1 || given > 120) return null
        result.Term = given
        break
      case "CashDeposit":
        if (!Number.isFinite(given) || given < 0 || given > 1000000) return null
        result.CashDeposit = given
        break
      case "RegularPayment":
        if (!Number.isFinite(given) || given < 0 || given > 1000000) return null
        result.RegularPayment = given
        break
      case "AnnualMileage":
        if (!Number.isInteger(given) || given < 0 || given > 200000) return null
        result.AnnualMileage = given
        break
      case "FinanceProductFamilyKeys":
        if (!Array.isArray(given) || given.length < 1 || given.length > 2) return null
        result.FinanceProductFamilyKeys = []
        for (let i = 0; i < given.length; i++) {
          if (given[i] !== "PCP" && given[i] !== "HP") return null
          result.FinanceProductFamilyKeys[i] = given[i]
        }
        break
      case "CalculationType":
        if (given !== "ToRegularPayment" && given !== "ToCashDeposit") return null
        result.CalculationType = given
        break
      case "OrganisationIdentifier":
        if ((result.OrganisationIdentifier = parseOrganisationIdentifier(given)) === null) return null
        break
      default:
        return null
    }
  }
  if (
    result.Term === undefined ||
    result.FinanceProductFamilyKeys === undefined ||
    result.CalculationType === undefined ||
    result.OrganisationIdentifier === undefined
  )
    return null
  return result
}
