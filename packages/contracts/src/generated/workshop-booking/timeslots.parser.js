// Generated from schemas/services/workshop-booking/timeslots.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isDate, isObject } from "../checks.js"

/** Parses a value as {@link WorkshopBookingTimeslots}; returns `null` when it does not match the schema. */
export function parseWorkshopBookingTimeslots(value) {
  if (!Array.isArray(value)) return null
  const result = []
  for (let i = 0; i < value.length; i++) {
    if ((result[i] = parseWorkshopBookingDay(value[i])) === null) return null
  }
  return result
}

/** Parses a value as {@link WorkshopBookingDay}; returns `null` when it does not match the schema. */
export function parseWorkshopBookingDay(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "date":
        if (typeof given !== "string" || !isDate(given)) return null
        result.date = given
        break
      case "availableSlots":
        if (!Array.isArray(given)) return null
        result.availableSlots = []
        for (let i = 0; i < given.length; i++) {
          if (typeof given[i] !== "string" || !/^\d{2}:\d{2}$/u.test(given[i])) return null
          result.availableSlots[i] = given[i]
        }
        break
      case "allDaySlotAvailable":
        if (typeof given !== "boolean") return null
        result.allDaySlotAvailable = given
        break
    }
  }
  if (result.date === undefined || result.availableSlots === undefined || result.allDaySlotAvailable === undefined)
    return null
  return result
}
