// Generated from schemas/services/tyre-hotel/booking-request.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { getLength, isEmail, isObject } from "../checks.js"

/** Parses a value as {@link TyreHotelBookingRequest}; returns `null` when it does not match the schema. */
export function parseTyreHotelBookingRequest(value) {
  const result = parsePartialTyreHotelBookingRequest(value)
  if (result === null) return null
  if (
    result.bookingDate === undefined ||
    result.bookingStart === undefined ||
    result.regNo === undefined ||
    result.freeText === undefined ||
    result.customer === undefined
  )
    return null
  return result
}

/** Parses any of the properties of {@link TyreHotelBookingRequest}; returns `null` when one does not match the schema. */
export function parsePartialTyreHotelBookingRequest(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "bookingDate":
        if (typeof given !== "string" || !/^\d{4}-\d{2}-\d{2}$/u.test(given)) return null
        result.bookingDate = given
        break
      case "bookingStart":
        if (given !== null && (typeof given !== "string" || !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/u.test(given))) return null
        result.bookingStart = given
        break
      case "regNo":
        if (typeof given !== "string" || given === "" || getLength(given) > 40 || !/^\P{Cc}+$/u.test(given)) return null
        result.regNo = given
        break
      case "freeText":
        if (typeof given !== "string" || getLength(given) > 1000 || !/^[\P{Cc}\t\n\r]*$/u.test(given)) return null
        result.freeText = given
        break
      case "replaces":
        if (typeof given !== "string" || given === "" || getLength(given) > 100 || !/^\P{Cc}+$/u.test(given))
          return null
        result.replaces = given
        break
      case "customer":
        if ((result.customer = parseTyreHotelContact(given)) === null) return null
        break
      default:
        return null
    }
  }
  return result
}

/** Parses a value as {@link TyreHotelContact}; returns `null` when it does not match the schema. */
export function parseTyreHotelContact(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "firstName":
        if (typeof given !== "string" || given === "" || getLength(given) > 100 || !/^\P{Cc}+$/u.test(given))
          return null
        result.firstName = given
        break
      case "lastName":
        if (typeof given !== "string" || given === "" || getLength(given) > 100 || !/^\P{Cc}+$/u.test(given))
          return null
        result.lastName = given
        break
      case "email":
        if (typeof given !== "string" || getLength(given) > 254 || !isEmail(given)) return null
        result.email = given
        break
      case "phoneMobile":
        if (typeof given !== "string" || !/^[+\d]{8,15}$/u.test(given)) return null
        result.phoneMobile = given
        break
      default:
        return null
    }
  }
  if (
    result.firstName === undefined ||
    result.lastName === undefined ||
    result.email === undefined ||
    result.phoneMobile === undefined
  )
    return null
  return result
}
