// Generated from schemas/services/tyre-hotel/hold-request.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "../checks.js"

/** Parses a value as {@link TyreHotelHoldRequest}; returns `null` when it does not match the schema. */
export function parseTyreHotelHoldRequest(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "bookingDate":
        if (typeof given !== "string" || !/^\d{4}-\d{2}-\d{2}$/u.test(given)) return null
        result.bookingDate = given
        break
      case "bookingStart":
        if (given !== null && (typeof given !== "string" || !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/u.test(given))) return null
        result.bookingStart = given
        break
      default:
        return null
    }
  }
  if (result.bookingDate === undefined || result.bookingStart === undefined) return null
  return result
}
