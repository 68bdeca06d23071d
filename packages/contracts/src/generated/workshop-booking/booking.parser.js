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
      case "durationMinutes":
        if (!Number.isInteger(given) || given < 1) return null
        result.durationMinutes = given
        break
      case "cancellation":
        if ((result.cancellation = parseWorkshopBookingCancellation(given)) === null) return null
        break
    }
  }
  if (result.id === undefined || result.registrationNumber === undefined || result.kobraProductIds === undefined)
    return null
  return result
}

/** Parses a value as {@link WorkshopBookingCancellation}; returns `null` when it does not match the schema. */
export function parseWorkshopBookingCancellation(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "freeUntil":
        if (typeof given !== "string" || !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/u.test(given)) return null
        result.freeUntil = given
        break
      case "fee":
        if (!Number.isInteger(given) || given < 0) return null
        result.fee = given
        break
      case "currency":
        if (typeof given !== "string" || !/^[A-Z]{3}$/u.test(given)) return null
        result.currency = given
        break
    }
  }
  if (result.freeUntil === undefined || result.fee === undefined || result.currency === undefined) return null
  return result
}
