// Generated from schemas/services/workshop-booking/earliest-time.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "../checks.js"
import { parseWorkshopBookingWorkshop } from "./workshop.parser.js"

/** Parses a value as {@link WorkshopBookingEarliestTime}; returns `null` when it does not match the schema. */
export function parseWorkshopBookingEarliestTime(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "workshop":
        if ((result.workshop = parseWorkshopBookingWorkshop(given)) === null) return null
        break
    }
  }
  return result
}
