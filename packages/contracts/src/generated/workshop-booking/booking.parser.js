// Generated from schemas/services/workshop-booking/booking.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "../checks.js"

/** Parses a value as {@link WorkshopBookingConfirmation}; returns `null` when it does not match the schema. */
export function parseWorkshopBookingConfirmation(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "id":
        if (typeof given !== "string") return null
        result.id = given
        break
      case "registrationNumber":
        if (typeof given !== "string") return null
        result.registrationNumber = given
        break
      case "kobraProductIds":
        if (!Array.isArray(given)) return null
        result.kobraProductIds = []
        for (let i = 0; i < given.length; i++) {
          if (typeof given[i] !== "string") return null
          result.kobraProductIds[i] = given[i]
        }
        break
    }
  }
  if (result.id === undefined || result.registrationNumber === undefined || result.kobraProductIds === undefined)
    return null
  return result
}
