// Generated from schemas/services/tyre-hotel/cancel-request.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { getLength, isObject } from "../checks.js"

/** Parses a value as {@link TyreHotelCancelRequest}; returns `null` when it does not match the schema. */
export function parseTyreHotelCancelRequest(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "bookingConfirmationId":
        if (typeof given !== "string" || given === "" || getLength(given) > 100 || !/^\P{Cc}+$/u.test(given))
          return null
        result.bookingConfirmationId = given
        break
      default:
        return null
    }
  }
  if (result.bookingConfirmationId === undefined) return null
  return result
}
