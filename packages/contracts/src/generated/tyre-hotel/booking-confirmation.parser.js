// Generated from schemas/services/tyre-hotel/booking-confirmation.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "../checks.js"

/** Parses a value as {@link TyreHotelConfirmation}; returns `null` when it does not match the schema. */
export function parseTyreHotelConfirmation(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "bookingConfirmationId":
        if (typeof given !== "string" || given === "") return null
        result.bookingConfirmationId = given
        break
      case "customerBase":
        if ((result.customerBase = parseBookedContact(given)) === null) return null
        break
      case "services":
        if (!Array.isArray(given)) return null
        result.services = []
        for (let i = 0; i < given.length; i++) {
          if ((result.services[i] = parseBookedService(given[i])) === null) return null
        }
        break
      case "workshop":
        if ((result.workshop = parseBookedWorkshop(given)) === null) return null
        break
      case "freeText":
        if (given !== null && typeof given !== "string") return null
        result.freeText = given
        break
    }
  }
  if (
    result.bookingConfirmationId === undefined ||
    result.customerBase === undefined ||
    result.services === undefined ||
    result.workshop === undefined
  )
    return null
  return result
}

/** Parses a value as {@link BookedContact}; returns `null` when it does not match the schema. */
export function parseBookedContact(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "firstName":
        if (given !== null && typeof given !== "string") return null
        result.firstName = given
        break
      case "lastName":
        if (given !== null && typeof given !== "string") return null
        result.lastName = given
        break
      case "email":
        if (given !== null && typeof given !== "string") return null
        result.email = given
        break
      case "phoneMobile":
        if (given !== null && typeof given !== "string") return null
        result.phoneMobile = given
        break
    }
  }
  return result
}

/** Parses a value as {@link BookedService}; returns `null` when it does not match the schema. */
export function parseBookedService(value) {
  if (!isObject(value)) return null
  const result = { isFullDay: false }
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "name":
        if (given !== null && typeof given !== "string") return null
        result.name = given
        break
      case "appointmentDate":
        if (given !== null && typeof given !== "string") return null
        result.appointmentDate = given
        break
      case "durationMinutes":
        if (!Number.isInteger(given) || given < 1) return null
        result.durationMinutes = given
        break
      case "appointmentTime":
        if (given !== null && typeof given !== "string") return null
        result.appointmentTime = given
        break
      case "isFullDay":
        if (typeof given !== "boolean") return null
        result.isFullDay = given
        break
    }
  }
  return result
}

/** Parses a value as {@link BookedWorkshop}; returns `null` when it does not match the schema. */
export function parseBookedWorkshop(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "name":
        if (given !== null && typeof given !== "string") return null
        result.name = given
        break
      case "address":
        if (given !== null && typeof given !== "string") return null
        result.address = given
        break
      case "email":
        if (given !== null && typeof given !== "string") return null
        result.email = given
        break
      case "phoneNumber":
        if (given !== null && typeof given !== "string") return null
        result.phoneNumber = given
        break
    }
  }
  return result
}
