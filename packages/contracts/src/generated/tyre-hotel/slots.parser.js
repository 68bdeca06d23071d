// Generated from schemas/services/tyre-hotel/slots.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "../checks.js"

/** Parses a value as {@link TyreHotelSlots}; returns `null` when it does not match the schema. */
export function parseTyreHotelSlots(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "availableTimeSlotDates":
        if (!Array.isArray(given)) return null
        result.availableTimeSlotDates = []
        for (let i = 0; i < given.length; i++) {
          if ((result.availableTimeSlotDates[i] = parseAvailableTimes(given[i])) === null) return null
        }
        break
    }
  }
  if (result.availableTimeSlotDates === undefined) return null
  return result
}

/** Parses a value as {@link AvailableTimes}; returns `null` when it does not match the schema. */
export function parseAvailableTimes(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "startTime":
        if (!Array.isArray(given)) return null
        result.startTime = []
        for (let i = 0; i < given.length; i++) {
          if (typeof given[i] !== "string" || !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/u.test(given[i])) return null
          result.startTime[i] = given[i]
        }
        break
    }
  }
  if (result.startTime === undefined) return null
  return result
}
