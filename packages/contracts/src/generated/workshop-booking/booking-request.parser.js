// Generated from schemas/services/workshop-booking/booking-request.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { getLength, isEmail, isObject } from "../checks.js"

/** Parses a value as {@link WorkshopBookingRequest}; returns `null` when it does not match the schema. */
export function parseWorkshopBookingRequest(value) {
  const result = parsePartialWorkshopBookingRequest(value)
  if (result === null) return null
  if (
    result.customer === undefined ||
    result.freeText === undefined ||
    result.departmentId === undefined ||
    result.timeSlot === undefined ||
    result.isFullDay === undefined ||
    result.registrationNumber === undefined ||
    result.mileage === undefined ||
    result.serviceOfferingRequests === undefined
  )
    return null
  return result
}

/** Parses any of the properties of {@link WorkshopBookingRequest}; returns `null` when one does not match the schema. */
export function parsePartialWorkshopBookingRequest(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "customer":
        if ((result.customer = parseWorkshopBookingCustomer(given)) === null) return null
        break
      case "freeText":
        if (typeof given !== "string" || getLength(given) > 80 || !/^[\P{Cc}\t\n\r]*$/u.test(given)) return null
        result.freeText = given
        break
      case "departmentId":
        if (typeof given !== "string" || given === "" || getLength(given) > 40 || !/^\P{Cc}+$/u.test(given)) return null
        result.departmentId = given
        break
      case "timeSlot":
        if (typeof given !== "string" || !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/u.test(given)) return null
        result.timeSlot = given
        break
      case "isFullDay":
        if (typeof given !== "boolean") return null
        result.isFullDay = given
        break
      case "registrationNumber":
        if (typeof given !== "string" || getLength(given) > 20 || !/^\P{Cc}+$/u.test(given)) return null
        result.registrationNumber = given
        break
      case "mileage":
        if (!Number.isInteger(given) || given < 1 || given > 1000000) return null
        result.mileage = given
        break
      case "serviceOfferingRequests":
        if (!Array.isArray(given) || given.length < 1 || given.length > 30) return null
        result.serviceOfferingRequests = []
        for (let i = 0; i < given.length; i++) {
          if ((result.serviceOfferingRequests[i] = parseWorkshopBookingOfferingRequest(given[i])) === null) return null
        }
        break
      default:
        return null
    }
  }
  return result
}

/** Parses a value as {@link WorkshopBookingCustomer}; returns `null` when it does not match the schema. */
export function parseWorkshopBookingCustomer(value) {
  const result = parsePartialWorkshopBookingCustomer(value)
  if (result === null) return null
  if (
    result.firstName === undefined ||
    result.lastName === undefined ||
    result.phone === undefined ||
    result.email === undefined
  )
    return null
  return result
}

/** Parses any of the properties of {@link WorkshopBookingCustomer}; returns `null` when one does not match the schema. */
export function parsePartialWorkshopBookingCustomer(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "firstName":
        if (typeof given !== "string" || getLength(given) > 100 || !/^\P{Cc}+$/u.test(given)) return null
        result.firstName = given
        break
      case "lastName":
        if (typeof given !== "string" || getLength(given) > 100 || !/^\P{Cc}+$/u.test(given)) return null
        result.lastName = given
        break
      case "phone":
        if (typeof given !== "string" || !/^\+?[0-9 ]{6,20}$/u.test(given)) return null
        result.phone = given
        break
      case "email":
        if (typeof given !== "string" || getLength(given) > 254 || !isEmail(given)) return null
        result.email = given
        break
      default:
        return null
    }
  }
  return result
}

/** Parses a value as {@link WorkshopBookingOfferingRequest}; returns `null` when it does not match the schema. */
export function parseWorkshopBookingOfferingRequest(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "kobraId":
        if (typeof given !== "string" || given === "" || getLength(given) > 60 || !/^\P{Cc}+$/u.test(given)) return null
        result.kobraId = given
        break
      case "unitsSelected":
        if (given !== null && (!Number.isInteger(given) || given < 1 || given > 100)) return null
        result.unitsSelected = given
        break
      case "userInput":
        if (given !== null && (typeof given !== "string" || getLength(given) > 80 || !/^[\P{Cc}\t\n\r]*$/u.test(given)))
          return null
        result.userInput = given
        break
      default:
        return null
    }
  }
  if (result.kobraId === undefined || result.unitsSelected === undefined || result.userInput === undefined) return null
  return result
}
