// Generated from schemas/services/workshop-booking/settle-request.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { getLength, isObject } from "../checks.js"

/** Parses a value as {@link WorkshopBookingSettleRequest}; returns `null` when it does not match the schema. */
export function parseWorkshopBookingSettleRequest(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "registrationNumber":
        if (typeof given !== "string" || getLength(given) > 20 || !/^\P{Cc}+$/u.test(given)) return null
        result.registrationNumber = given
        break
      default:
        return null
    }
  }
  if (result.registrationNumber === undefined) return null
  return result
}
