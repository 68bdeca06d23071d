// Generated from schemas/services/finance-quote/organisation-identifier.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { getLength, isObject } from "../checks.js"

/** Parses a value as {@link OrganisationIdentifier}; returns `null` when it does not match the schema. */
export function parseOrganisationIdentifier(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "Type":
        if (given !== "AssociatedDealerKey") return null
        result.Type = given
        break
      case "Value":
        if (typeof given !== "string" || given === "" || getLength(given) > 200) return null
        result.Value = given
        break
      default:
        return null
    }
  }
  if (result.Type === undefined || result.Value === undefined) return null
  return result
}
