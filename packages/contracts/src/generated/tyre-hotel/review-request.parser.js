// Generated from schemas/services/tyre-hotel/review-request.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { getLength, isDateTime, isObject } from "../checks.js"

/** Parses a value as {@link TyreHotelReviewRequest}; returns `null` when it does not match the schema. */
export function parseTyreHotelReviewRequest(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "rating":
        if (!Number.isInteger(given) || given < 1 || given > 5) return null
        result.rating = given
        break
      case "comment":
        if (typeof given !== "string" || getLength(given) > 1000 || !/^[\P{Cc}\t\n\r]*$/u.test(given)) return null
        result.comment = given
        break
      case "date":
        if (typeof given !== "string" || !isDateTime(given)) return null
        result.date = given
        break
      case "bookingConfirmationId":
        if (typeof given !== "string" || given === "" || getLength(given) > 100 || !/^\P{Cc}+$/u.test(given))
          return null
        result.bookingConfirmationId = given
        break
      default:
        return null
    }
  }
  if (result.rating === undefined || result.comment === undefined || result.date === undefined) return null
  return result
}
