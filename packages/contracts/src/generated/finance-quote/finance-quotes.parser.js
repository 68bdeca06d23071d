// Generated from schemas/services/finance-quote/finance-quotes.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "../checks.js"
import { parseFinanceError } from "./finance-error.parser.js"
import { parseFinanceQuotation } from "./finance-quotation.parser.js"

/** Parses a value as {@link FinanceQuotes}; returns `null` when it does not match the schema. */
export function parseFinanceQuotes(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "Vehicles":
        if (!Array.isArray(given)) return null
        result.Vehicles = []
        for (let i = 0; i < given.length; i++) {
          if ((result.Vehicles[i] = parseQuotedVehicle(given[i])) === null) return null
        }
        break
    }
  }
  if (result.Vehicles === undefined) return null
  return result
}

/** Parses a value as {@link QuotedVehicle}; returns `null` when it does not match the schema. */
export function parseQuotedVehicle(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "Id":
        if (typeof given !== "string") return null
        result.Id = given
        break
      case "HasError":
        if (typeof given !== "boolean") return null
        result.HasError = given
        break
      case "Error":
        if ((result.Error = parseFinanceError(given)) === null) return null
        break
      case "FinanceQuotations":
        if (!Array.isArray(given)) return null
        result.FinanceQuotations = []
        for (let i = 0; i < given.length; i++) {
          if ((result.FinanceQuotations[i] = parseFinanceQuotation(given[i])) === null) return null
        }
        break
    }
  }
  if (result.Id === undefined || result.HasError === undefined || result.FinanceQuotations === undefined) return null
  return result
}
