// Generated from schemas/services/workshop-booking/workshop.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "../checks.js"
import { parseWorkshopBookingNearerWorkshop } from "./nearer-workshop.parser.js"
import { parseWorkshopBookingOffer } from "./prices.parser.js"

/** Parses a value as {@link WorkshopBookingWorkshop}; returns `null` when it does not match the schema. */
export function parseWorkshopBookingWorkshop(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "departmentId":
        if (typeof given !== "string") return null
        result.departmentId = given
        break
      case "siteId":
        if (typeof given !== "string") return null
        result.siteId = given
        break
      case "siteName":
        if (typeof given !== "string") return null
        result.siteName = given
        break
      case "address":
        if (typeof given !== "string") return null
        result.address = given
        break
      case "latitude":
        if (!Number.isFinite(given)) return null
        result.latitude = given
        break
      case "longitude":
        if (!Number.isFinite(given)) return null
        result.longitude = given
        break
      case "brands":
        if (!Array.isArray(given)) return null
        result.brands = []
        for (let i = 0; i < given.length; i++) {
          if (typeof given[i] !== "string") return null
          result.brands[i] = given[i]
        }
        break
      case "firstTimeSlot":
        if (typeof given !== "string" || !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/u.test(given)) return null
        result.firstTimeSlot = given
        break
      case "isFirstFullDay":
        if (typeof given !== "boolean") return null
        result.isFirstFullDay = given
        break
      case "offers":
        if (!Array.isArray(given)) return null
        result.offers = []
        for (let i = 0; i < given.length; i++) {
          if ((result.offers[i] = parseWorkshopBookingOffer(given[i])) === null) return null
        }
        break
      case "cancellation":
        if ((result.cancellation = parseWorkshopCancellation(given)) === null) return null
        break
      case "nearer":
        if ((result.nearer = parseWorkshopBookingNearerWorkshop(given)) === null) return null
        break
    }
  }
  if (
    result.departmentId === undefined ||
    result.siteId === undefined ||
    result.siteName === undefined ||
    result.address === undefined ||
    result.latitude === undefined ||
    result.longitude === undefined ||
    result.brands === undefined ||
    result.firstTimeSlot === undefined
  )
    return null
  return result
}

/** Parses a value as {@link WorkshopCancellation}; returns `null` when it does not match the schema. */
export function parseWorkshopCancellation(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "freeUntil":
        if (typeof given !== "string" || !/^\d{2}:\d{2}$/u.test(given)) return null
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
