// Generated from schemas/services/workshop-booking/bookings.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "../checks.js"
import { parseWorkshopBookingConfirmation } from "./booking.parser.js"

/** Parses a value as {@link WorkshopBookingBookings}; returns `null` when it does not match the schema. */
export function parseWorkshopBookingBookings(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "bookings":
        if (!Array.isArray(given)) return null
        result.bookings = []
        for (let i = 0; i < given.length; i++) {
          if ((result.bookings[i] = parseWorkshopBookingConfirmation(given[i])) === null) return null
        }
        break
    }
  }
  if (result.bookings === undefined) return null
  return result
}
