// Generated from schemas/services/tyre-hotel/search-request.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "../checks.js"

/** Parses a value as {@link TyreHotelSearchRequest}; returns `null` when it does not match the schema. */
export function parseTyreHotelSearchRequest(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "regNo":
        if (typeof given !== "string" || !/^[0-9A-ZÅÄÖÆØÜ]{2,7}$/u.test(given)) return null
        result.regNo = given
        break
      default:
        return null
    }
  }
  if (result.regNo === undefined) return null
  return result
}
