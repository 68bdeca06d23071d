// Generated from schemas/services/workshop-booking/prices.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "../checks.js"

/** Parses a value as {@link WorkshopBookingPrices}; returns `null` when it does not match the schema. */
export function parseWorkshopBookingPrices(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "offers":
        if (!Array.isArray(given)) return null
        result.offers = []
        for (let i = 0; i < given.length; i++) {
          if ((result.offers[i] = parseWorkshopBookingOffer(given[i])) === null) return null
        }
        break
    }
  }
  if (result.offers === undefined) return null
  return result
}

/** Parses a value as {@link WorkshopBookingOffer}; returns `null` when it does not match the schema. */
export function parseWorkshopBookingOffer(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "code":
        if (typeof given !== "string") return null
        result.code = given
        break
      case "price":
        if (given !== null && (!Number.isFinite(given) || given < 0)) return null
        result.price = given
        break
    }
  }
  if (result.code === undefined || result.price === undefined) return null
  return result
}
