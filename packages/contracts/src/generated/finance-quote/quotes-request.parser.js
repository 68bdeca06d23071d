// Generated from schemas/services/finance-quote/quotes-request.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { getLength, isObject } from "../checks.js"
import { parsePhysicalVehicle } from "./physical-vehicle.parser.js"
import { parseQuoteParameters } from "./quote-parameters.parser.js"

/** Parses a value as {@link FinanceQuotesRequest}; returns `null` when it does not match the schema. */
export function parseFinanceQuotesRequest(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "VehicleRequests":
        if (!Array.isArray(given) || given.length < 1 || given.length > 10) return null
        result.VehicleRequests = []
        for (let i = 0; i < given.length; i++) {
          if ((result.VehicleRequests[i] = parseVehicleRequest(given[i])) === null) return null
        }
        break
      default:
        return null
    }
  }
  if (result.VehicleRequests === undefined) return null
  return result
}

/** Parses a value as {@link VehicleRequest}; returns `null` when it does not match the schema. */
export function parseVehicleRequest(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "Id":
        if (typeof given !== "string" || given === "" || getLength(given) > 100) return null
        result.Id = given
        break
      case "Parameters":
        if ((result.Parameters = parseQuoteParameters(given)) === null) return null
        break
      case "PhysicalVehicle":
        if ((result.PhysicalVehicle = parsePhysicalVehicle(given)) === null) return null
        break
      default:
        return null
    }
  }
  if (result.Id === undefined || result.Parameters === undefined || result.PhysicalVehicle === undefined) return null
  return result
}
