// Generated from schemas/services/workshop-booking/hold-request.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { getLength, isObject } from "../checks.js"

/** Parses a value as {@link WorkshopBookingHoldRequest}; returns `null` when it does not match the schema. */
export function parseWorkshopBookingHoldRequest(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "visitorId":
        if (typeof given !== "string" || !/^[\w-]{16,100}$/u.test(given)) return null
        result.visitorId = given
        break
      case "departmentId":
        if (typeof given !== "string" || given === "" || getLength(given) > 40 || !/^\P{Cc}+$/u.test(given)) return null
        result.departmentId = given
        break
      case "timeSlot":
        if (typeof given !== "string" || !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/u.test(given)) return null
        result.timeSlot = given
        break
      case "isFullDay":
        if (typeof given !== "boolean") return null
        result.isFullDay = given
        break
      case "registrationNumber":
        if (typeof given !== "string" || getLength(given) > 20 || !/^\P{Cc}+$/u.test(given)) return null
        result.registrationNumber = given
        break
      case "serviceOfferings":
        if (
          typeof given !== "string" ||
          getLength(given) > 2000 ||
          !/^[a-z0-9-]{1,60}(?:,[a-z0-9-]{1,60}){0,29}$/u.test(given)
        )
          return null
        result.serviceOfferings = given
        break
      default:
        return null
    }
  }
  if (
    result.visitorId === undefined ||
    result.departmentId === undefined ||
    result.timeSlot === undefined ||
    result.isFullDay === undefined ||
    result.registrationNumber === undefined ||
    result.serviceOfferings === undefined
  )
    return null
  return result
}
