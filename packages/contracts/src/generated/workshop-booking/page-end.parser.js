// Generated from schemas/services/workshop-booking/page-end.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "../checks.js"

/** Parses a value as {@link WorkshopBookingPageEnd}; returns `null` when it does not match the schema. */
export function parseWorkshopBookingPageEnd(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "cursor":
        if (typeof given !== "string") return null
        result.cursor = given
        break
    }
  }
  if (result.cursor === undefined) return null
  return result
}
