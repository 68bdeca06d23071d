// Generated from schemas/services/workshop-booking/authorized-workshop.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "../checks.js"

/** Parses a value as {@link WorkshopBookingAuthorized}; returns `null` when it does not match the schema. */
export function parseWorkshopBookingAuthorized(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "hasBrand":
        if (typeof given !== "boolean") return null
        result.hasBrand = given
        break
    }
  }
  if (result.hasBrand === undefined) return null
  return result
}
