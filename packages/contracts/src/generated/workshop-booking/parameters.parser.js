// Generated from schemas/services/workshop-booking/workshop-booking.openapi.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { getLength, isObject } from "../checks.js"

/** Parses a value as {@link FetchCarParameters}; returns `null` when it does not match the schema. */
export function parseFetchCarParameters(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "registrationNumber":
        if (typeof given !== "string" || given === "" || getLength(given) > 20 || !/^\P{Cc}+$/u.test(given)) return null
        result.registrationNumber = given
        break
      default:
        return null
    }
  }
  if (result.registrationNumber === undefined) return null
  return result
}

/** Parses a value as {@link FetchServicesParameters}; returns `null` when it does not match the schema. */
export function parseFetchServicesParameters(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "registrationNumber":
        if (typeof given !== "string" || given === "" || getLength(given) > 20 || !/^\P{Cc}+$/u.test(given)) return null
        result.registrationNumber = given
        break
      case "lat":
        if (!Number.isFinite(given) || given < -90 || given > 90) return null
        result.lat = given
        break
      case "lng":
        if (!Number.isFinite(given) || given < -180 || given > 180) return null
        result.lng = given
        break
      case "milage":
        if (!Number.isInteger(given) || given < 1 || given > 1000000) return null
        result.milage = given
        break
      default:
        return null
    }
  }
  if (result.registrationNumber === undefined || result.lat === undefined || result.lng === undefined) return null
  return result
}

/** Parses a value as {@link FetchAddonsParameters}; returns `null` when it does not match the schema. */
export function parseFetchAddonsParameters(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "registrationNumber":
        if (typeof given !== "string" || given === "" || getLength(given) > 20 || !/^\P{Cc}+$/u.test(given)) return null
        result.registrationNumber = given
        break
      case "lat":
        if (!Number.isFinite(given) || given < -90 || given > 90) return null
        result.lat = given
        break
      case "lng":
        if (!Number.isFinite(given) || given < -180 || given > 180) return null
        result.lng = given
        break
      case "milage":
        if (!Number.isInteger(given) || given < 1 || given > 1000000) return null
        result.milage = given
        break
      default:
        return null
    }
  }
  if (result.registrationNumber === undefined || result.lat === undefined || result.lng === undefined) return null
  return result
}

/** Parses a value as {@link WatchClosestWorkshopsParameters}; returns `null` when it does not match the schema. */
export function parseWatchClosestWorkshopsParameters(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "regNo":
        if (typeof given !== "string" || given === "" || getLength(given) > 20 || !/^\P{Cc}+$/u.test(given)) return null
        result.regNo = given
        break
      case "serviceOfferings":
        if (
          typeof given !== "string" ||
          getLength(given) > 2000 ||
          !/^[a-z0-9-]{1,60}(?:,[a-z0-9-]{1,60}){0,29}$/u.test(given)
        )
          return null
        result.serviceOfferings = given
        break
      case "latitude":
        if (!Number.isFinite(given) || given < -90 || given > 90) return null
        result.latitude = given
        break
      case "longitude":
        if (!Number.isFinite(given) || given < -180 || given > 180) return null
        result.longitude = given
        break
      case "cursor":
        if (typeof given !== "string" || given === "" || getLength(given) > 40 || !/^\P{Cc}+$/u.test(given)) return null
        result.cursor = given
        break
      case "milage":
        if (!Number.isInteger(given) || given < 1 || given > 1000000) return null
        result.milage = given
        break
      default:
        return null
    }
  }
  if (
    result.regNo === undefined ||
    result.serviceOfferings === undefined ||
    result.latitude === undefined ||
    result.longitude === undefined
  )
    return null
  return result
}

/** Parses a value as {@link FetchEarliestTimeParameters}; returns `null` when it does not match the schema. */
export function parseFetchEarliestTimeParameters(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "registrationNumber":
        if (typeof given !== "string" || given === "" || getLength(given) > 20 || !/^\P{Cc}+$/u.test(given)) return null
        result.registrationNumber = given
        break
      case "serviceOfferings":
        if (
          typeof given !== "string" ||
          getLength(given) > 2000 ||
          !/^[a-z0-9-]{1,60}(?:,[a-z0-9-]{1,60}){0,29}$/u.test(given)
        )
          return null
        result.serviceOfferings = given
        break
      case "latitude":
        if (!Number.isFinite(given) || given < -90 || given > 90) return null
        result.latitude = given
        break
      case "longitude":
        if (!Number.isFinite(given) || given < -180 || given > 180) return null
        result.longitude = given
        break
      default:
        return null
    }
  }
  if (
    result.registrationNumber === undefined ||
    result.serviceOfferings === undefined ||
    result.latitude === undefined ||
    result.longitude === undefined
  )
    return null
  return result
}

/** Parses a value as {@link FetchTimeslotsParameters}; returns `null` when it does not match the schema. */
export function parseFetchTimeslotsParameters(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "registrationNumber":
        if (typeof given !== "string" || given === "" || getLength(given) > 20 || !/^\P{Cc}+$/u.test(given)) return null
        result.registrationNumber = given
        break
      case "departmentId":
        if (typeof given !== "string" || given === "" || getLength(given) > 40 || !/^\P{Cc}+$/u.test(given)) return null
        result.departmentId = given
        break
      case "date":
        if (typeof given !== "string" || !/^\d{4}-\d{2}-\d{2}T00:00:00$/u.test(given)) return null
        result.date = given
        break
      case "serviceOfferings":
        if (
          typeof given !== "string" ||
          getLength(given) > 2000 ||
          !/^[a-z0-9-]{1,60}(?:,[a-z0-9-]{1,60}){0,29}$/u.test(given)
        )
          return null
        result.serviceOfferings = given
        break
      case "visitorId":
        if (typeof given !== "string" || !/^[\w-]{16,100}$/u.test(given)) return null
        result.visitorId = given
        break
      default:
        return null
    }
  }
  if (
    result.registrationNumber === undefined ||
    result.departmentId === undefined ||
    result.date === undefined ||
    result.serviceOfferings === undefined
  )
    return null
  return result
}

/** Parses a value as {@link RemoveHoldParameters}; returns `null` when it does not match the schema. */
export function parseRemoveHoldParameters(value) {
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
      case "idempotencyKey":
        if (typeof given !== "string" || given === "" || getLength(given) > 200) return null
        result.idempotencyKey = given
        break
      case "holdId":
        if (typeof given !== "string" || !/^[\w-]{20,100}$/u.test(given)) return null
        result.holdId = given
        break
      case "visitorId":
        if (typeof given !== "string" || !/^[\w-]{16,100}$/u.test(given)) return null
        result.visitorId = given
        break
      default:
        return null
    }
  }
  if (result.idempotencyKey === undefined) return null
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

/** Parses a value as {@link FetchAuthorizedWorkshopParameters}; returns `null` when it does not match the schema. */
export function parseFetchAuthorizedWorkshopParameters(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "brand":
        if (typeof given !== "string" || given === "" || getLength(given) > 60 || !/^\P{Cc}+$/u.test(given)) return null
        result.brand = given
        break
      default:
        return null
    }
  }
  if (result.brand === undefined) return null
  return result
}

/** Parses a value as {@link FetchPricesParameters}; returns `null` when it does not match the schema. */
export function parseFetchPricesParameters(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "registrationNumber":
        if (typeof given !== "string" || given === "" || getLength(given) > 20 || !/^\P{Cc}+$/u.test(given)) return null
        result.registrationNumber = given
        break
      case "milage":
        if (!Number.isInteger(given) || given < 1 || given > 1000000) return null
        result.milage = given
        break
      case "departmentId":
        if (typeof given !== "string" || given === "" || getLength(given) > 40 || !/^\P{Cc}+$/u.test(given)) return null
        result.departmentId = given
        break
      case "serviceOfferings":
        if (
          typeof given !== "string" ||
          getLength(given) > 2000 ||
          !/^[a-z0-9-]{1,60}(?:,[a-z0-9-]{1,60}){0,29}$/u.test(given)
        )
          return null
        result.serviceOfferings = given
        break
      default:
        return null
    }
  }
  if (
    result.registrationNumber === undefined ||
    result.milage === undefined ||
    result.departmentId === undefined ||
    result.serviceOfferings === undefined
  )
    return null
  return result
}
