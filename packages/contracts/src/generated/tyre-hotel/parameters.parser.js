// Generated from schemas/services/tyre-hotel/tyre-hotel.openapi.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { getLength, isObject } from "../checks.js"

/** Parses a value as {@link FetchSlotDaysParameters}; returns `null` when it does not match the schema. */
export function parseFetchSlotDaysParameters(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "workshopIdentifier":
        if (typeof given !== "string" || !/^[^\u0000-\u001f\u007f-\u009f]{1,100}$/u.test(given)) return null
        result.workshopIdentifier = given
        break
      default:
        return null
    }
  }
  if (result.workshopIdentifier === undefined) return null
  return result
}

/** Parses a value as {@link FetchSlotsParameters}; returns `null` when it does not match the schema. */
export function parseFetchSlotsParameters(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "workshopIdentifier":
        if (typeof given !== "string" || !/^[^\u0000-\u001f\u007f-\u009f]{1,100}$/u.test(given)) return null
        result.workshopIdentifier = given
        break
      default:
        return null
    }
  }
  if (result.workshopIdentifier === undefined) return null
  return result
}

/** Parses a value as {@link RenewHoldParameters}; returns `null` when it does not match the schema. */
export function parseRenewHoldParameters(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "holdId":
        if (typeof given !== "string" || !/^[\w-]{20,100}$/u.test(given)) return null
        result.holdId = given
        break
      default:
        return null
    }
  }
  if (result.holdId === undefined) return null
  return result
}

/** Parses a value as {@link ReleaseHoldParameters}; returns `null` when it does not match the schema. */
export function parseReleaseHoldParameters(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "holdId":
        if (typeof given !== "string" || !/^[\w-]{20,100}$/u.test(given)) return null
        result.holdId = given
        break
      default:
        return null
    }
  }
  if (result.holdId === undefined) return null
  return result
}

/** Parses a value as {@link CreateBookingParameters}; returns `null` when it does not match the schema. */
export function parseCreateBookingParameters(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "departmentIdentifier":
        if (typeof given !== "string" || !/^[^\u0000-\u001f\u007f-\u009f]{1,100}$/u.test(given)) return null
        result.departmentIdentifier = given
        break
      case "idempotencyKey":
        if (typeof given !== "string" || given === "" || getLength(given) > 200) return null
        result.idempotencyKey = given
        break
      default:
        return null
    }
  }
  if (result.departmentIdentifier === undefined || result.idempotencyKey === undefined) return null
  return result
}

/** Parses a value as {@link SettleOrderParameters}; returns `null` when it does not match the schema. */
export function parseSettleOrderParameters(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "idempotencyKey":
        if (typeof given !== "string" || given === "" || getLength(given) > 200) return null
        result.idempotencyKey = given
        break
      default:
        return null
    }
  }
  if (result.idempotencyKey === undefined) return null
  return result
}
