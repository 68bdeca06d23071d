// Generated from schemas/services/workshop-booking/catalogue.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "../checks.js"

/** Parses a value as {@link WorkshopBookingCatalogue}; returns `null` when it does not match the schema. */
export function parseWorkshopBookingCatalogue(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "serviceOfferingCategories":
        if (!Array.isArray(given)) return null
        result.serviceOfferingCategories = []
        for (let i = 0; i < given.length; i++) {
          if ((result.serviceOfferingCategories[i] = parseWorkshopBookingCategory(given[i])) === null) return null
        }
        break
    }
  }
  if (result.serviceOfferingCategories === undefined) return null
  return result
}

/** Parses a value as {@link WorkshopBookingCategory}; returns `null` when it does not match the schema. */
export function parseWorkshopBookingCategory(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "name":
        if (typeof given !== "string") return null
        result.name = given
        break
      case "icon":
        if (typeof given !== "string") return null
        result.icon = given
        break
      case "selectionType":
        if (given !== null && typeof given !== "string") return null
        result.selectionType = given
        break
      case "offerings":
        if (!Array.isArray(given)) return null
        result.offerings = []
        for (let i = 0; i < given.length; i++) {
          if ((result.offerings[i] = parseWorkshopBookingOffering(given[i])) === null) return null
        }
        break
    }
  }
  if (
    result.name === undefined ||
    result.icon === undefined ||
    result.selectionType === undefined ||
    result.offerings === undefined
  )
    return null
  return result
}

/** Parses a value as {@link WorkshopBookingOffering}; returns `null` when it does not match the schema. */
export function parseWorkshopBookingOffering(value) {
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
      case "name":
        if (typeof given !== "string") return null
        result.name = given
        break
      case "price":
        if (given !== null && (!Number.isFinite(given) || given < 0)) return null
        result.price = given
        break
      case "priceKnown":
        if (typeof given !== "boolean") return null
        result.priceKnown = given
        break
      case "notKnownPriceText":
        if (typeof given !== "string") return null
        result.notKnownPriceText = given
        break
      case "priceDiscount":
        if (!Number.isFinite(given) || given < 0) return null
        result.priceDiscount = given
        break
      case "description":
        if (typeof given !== "string") return null
        result.description = given
        break
      case "isAvailable":
        if (typeof given !== "boolean") return null
        result.isAvailable = given
        break
      case "allowUserInput":
        if (typeof given !== "boolean") return null
        result.allowUserInput = given
        break
      case "unitPrice":
        if ((result.unitPrice = parseWorkshopBookingUnitPrice(given)) === null) return null
        break
    }
  }
  if (
    result.code === undefined ||
    result.name === undefined ||
    result.price === undefined ||
    result.priceKnown === undefined ||
    result.notKnownPriceText === undefined ||
    result.priceDiscount === undefined ||
    result.description === undefined ||
    result.isAvailable === undefined ||
    result.allowUserInput === undefined ||
    result.unitPrice === undefined
  )
    return null
  return result
}

/** Parses a value as {@link WorkshopBookingUnitPrice}; returns `null` when it does not match the schema. */
export function parseWorkshopBookingUnitPrice(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "minimum":
        if (!Number.isInteger(given) || given < 1) return null
        result.minimum = given
        break
      case "maximum":
        if (!Number.isInteger(given) || given < 1) return null
        result.maximum = given
        break
      case "unit":
        if (typeof given !== "string") return null
        result.unit = given
        break
      case "unitAbbreviation":
        if (typeof given !== "string") return null
        result.unitAbbreviation = given
        break
      case "postfix":
        if (typeof given !== "string") return null
        result.postfix = given
        break
    }
  }
  if (
    result.minimum === undefined ||
    result.maximum === undefined ||
    result.unit === undefined ||
    result.unitAbbreviation === undefined ||
    result.postfix === undefined
  )
    return null
  return result
}
