// Generated from schemas/services/finance-quote/defaults-request.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "../checks.js"
import { parseOrganisationIdentifier } from "./organisation-identifier.parser.js"
import { parsePhysicalVehicle } from "./physical-vehicle.parser.js"

/** Parses a value as {@link FinanceDefaultsRequest}; returns `null` when it does not match the schema. */
export function parseFinanceDefaultsRequest(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "PhysicalVehicle":
        if ((result.PhysicalVehicle = parsePhysicalVehicle(given)) === null) return null
        break
      case "OrganisationIdentifier":
        if ((result.OrganisationIdentifier = parseOrganisationIdentifier(given)) === null) return null
        break
      default:
        return null
    }
  }
  if (result.PhysicalVehicle === undefined || result.OrganisationIdentifier === undefined) return null
  return result
}
