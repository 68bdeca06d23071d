// Generated from schemas/services/tyre-hotel/slot-days.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "../checks.js"

/** Parses a value as {@link TyreHotelSlotDays}; returns `null` when it does not match the schema. */
export function parseTyreHotelSlotDays(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "availableDates":
        if (!Array.isArray(given)) return null
        result.availableDates = []
        for (let i = 0; i < given.length; i++) {
          if ((result.availableDates[i] = parseAvailableDate(given[i])) === null) return null
        }
        break
    }
  }
  if (result.availableDates === undefined) return null
  return result
}

/** Parses a value as {@link AvailableDate}; returns `null` when it does not match the schema. */
export function parseAvailableDate(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "date":
        if (typeof given !== "string" || !/^\d{4}-\d{2}-\d{2}/u.test(given)) return null
        result.date = given
        break
    }
  }
  if (result.date === undefined) return null
  return result
}
