// Generated from schemas/services/tyre-hotel/slots-request.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { getLength, isObject } from "../checks.js"

/** Parses a value as {@link TyreHotelSlotsRequest}; returns `null` when it does not match the schema. */
export function parseTyreHotelSlotsRequest(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "startDate":
        if (typeof given !== "string" || !/^\d{4}-\d{2}-\d{2}$/u.test(given)) return null
        result.startDate = given
        break
      case "endDate":
        if (typeof given !== "string" || !/^\d{4}-\d{2}-\d{2}$/u.test(given)) return null
        result.endDate = given
        break
      case "regNo":
        if (typeof given !== "string" || given === "" || getLength(given) > 40 || !/^\P{Cc}+$/u.test(given)) return null
        result.regNo = given
        break
      default:
        return null
    }
  }
  if (result.startDate === undefined || result.endDate === undefined || result.regNo === undefined) return null
  return result
}
