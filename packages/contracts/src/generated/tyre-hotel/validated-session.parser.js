// Generated from schemas/services/tyre-hotel/validated-session.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "../checks.js"

/** Reads a value as {@link TyreHotelValidatedSession}; `null` when it does not fit the schema. */
export function parseTyreHotelValidatedSession(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "status":
        if (!Number.isInteger(given)) return null
        result.status = given
        break
      case "message":
      case "sessionToken":
        if (given !== null && typeof given !== "string") return null
        result[key] = given
        break
      case "vehicles":
        if (!Array.isArray(given)) return null
        result.vehicles = []
        for (let i = 0; i < given.length; i++) {
          if ((result.vehicles[i] = parseStoredVehicle(given[i])) === null) return null
        }
        break
      case "today":
        if (typeof given !== "string" || !/^\d{4}-\d{2}-\d{2}$/u.test(given)) return null
        result.today = given
        break
    }
  }
  if (result.status === undefined || result.vehicles === undefined) return null
  return result
}

/** Reads a value as {@link StoredVehicle}; `null` when it does not fit the schema. */
export function parseStoredVehicle(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "regNo":
        if (typeof given !== "string") return null
        result.regNo = given
        break
      case "brandCode":
        if (typeof given !== "string" || given === "") return null
        result.brandCode = given
        break
      case "brand":
      case "model":
      case "name":
      case "productId":
      case "packageLevel":
        if (given !== null && typeof given !== "string") return null
        result[key] = given
        break
      case "location":
        if ((result.location = parseStorageLocation(given)) === null) return null
        break
      case "tires":
        if (!Array.isArray(given)) return null
        result.tires = []
        for (let i = 0; i < given.length; i++) {
          if ((result.tires[i] = parseStoredTyre(given[i])) === null) return null
        }
        break
    }
  }
  if (
    result.regNo === undefined ||
    result.brandCode === undefined ||
    result.location === undefined ||
    result.tires === undefined
  )
    return null
  return result
}

/** Reads a value as {@link StorageLocation}; `null` when it does not fit the schema. */
export function parseStorageLocation(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "locationName":
      case "departmentName":
      case "phone":
      case "email":
        if (given !== null && typeof given !== "string") return null
        result[key] = given
        break
      case "erpId":
        if (typeof given !== "string" || given === "") return null
        result.erpId = given
        break
    }
  }
  if (result.erpId === undefined) return null
  return result
}

/** Reads a value as {@link StoredTyre}; `null` when it does not fit the schema. */
export function parseStoredTyre(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "equipmentPosition":
        if (given !== null && typeof given !== "string") return null
        result.equipmentPosition = given
        break
      case "wheel":
        if ((result.wheel = parseWheel(given)) === null) return null
        break
    }
  }
  if (result.wheel === undefined) return null
  return result
}

/** Reads a value as {@link Wheel}; `null` when it does not fit the schema. */
export function parseWheel(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "name":
      case "threadPattern":
      case "threadStatusMessage":
        if (given !== null && typeof given !== "string") return null
        result[key] = given
        break
      case "rimDiameter":
      case "sectionWidth":
      case "aspectRatio":
      case "threadDepth":
        if (given !== null && !Number.isFinite(given)) return null
        result[key] = given
        break
      case "threadStatusId":
        if (given !== null && !Number.isInteger(given)) return null
        result.threadStatusId = given
        break
      case "threadHistory":
        if (!Array.isArray(given)) return null
        result.threadHistory = []
        for (let i = 0; i < given.length; i++) {
          if ((result.threadHistory[i] = parseTreadMeasurement(given[i])) === null) return null
        }
        break
    }
  }
  return result
}

/** Reads a value as {@link TreadMeasurement}; `null` when it does not fit the schema. */
export function parseTreadMeasurement(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "date":
        if (typeof given !== "string" || !/^\d{4}-\d{2}-\d{2}$/u.test(given)) return null
        result.date = given
        break
      case "threadDepth":
        if (!Number.isFinite(given)) return null
        result.threadDepth = given
        break
    }
  }
  if (result.date === undefined || result.threadDepth === undefined) return null
  return result
}
