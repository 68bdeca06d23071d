// Generated from schemas/services/tyre-hotel/validated-session.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "../checks.js"

/** Parses a value as {@link TyreHotelValidatedSession}; returns `null` when it does not match the schema. */
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
        if (given !== null && typeof given !== "string") return null
        result.message = given
        break
      case "vehicles":
        if (!Array.isArray(given)) return null
        result.vehicles = []
        for (let i = 0; i < given.length; i++) {
          if ((result.vehicles[i] = parseStoredVehicle(given[i])) === null) return null
        }
        break
      case "sessionToken":
        if (given !== null && typeof given !== "string") return null
        result.sessionToken = given
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

/** Parses a value as {@link StoredVehicle}; returns `null` when it does not match the schema. */
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
        if (given !== null && typeof given !== "string") return null
        result.brand = given
        break
      case "model":
        if (given !== null && typeof given !== "string") return null
        result.model = given
        break
      case "name":
        if (given !== null && typeof given !== "string") return null
        result.name = given
        break
      case "productId":
        if (given !== null && typeof given !== "string") return null
        result.productId = given
        break
      case "packageLevel":
        if (given !== null && typeof given !== "string") return null
        result.packageLevel = given
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

/** Parses a value as {@link StorageLocation}; returns `null` when it does not match the schema. */
export function parseStorageLocation(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "locationName":
        if (given !== null && typeof given !== "string") return null
        result.locationName = given
        break
      case "departmentName":
        if (given !== null && typeof given !== "string") return null
        result.departmentName = given
        break
      case "erpId":
        if (typeof given !== "string" || given === "") return null
        result.erpId = given
        break
      case "phone":
        if (given !== null && typeof given !== "string") return null
        result.phone = given
        break
      case "email":
        if (given !== null && typeof given !== "string") return null
        result.email = given
        break
    }
  }
  if (result.erpId === undefined) return null
  return result
}

/** Parses a value as {@link StoredTyre}; returns `null` when it does not match the schema. */
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

/** Parses a value as {@link Wheel}; returns `null` when it does not match the schema. */
export function parseWheel(value) {
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
      case "rimDiameter":
        if (given !== null && !Number.isFinite(given)) return null
        result.rimDiameter = given
        break
      case "sectionWidth":
        if (given !== null && !Number.isFinite(given)) return null
        result.sectionWidth = given
        break
      case "aspectRatio":
        if (given !== null && !Number.isFinite(given)) return null
        result.aspectRatio = given
        break
      case "threadPattern":
        if (given !== null && typeof given !== "string") return null
        result.threadPattern = given
        break
      case "threadDepth":
        if (given !== null && !Number.isFinite(given)) return null
        result.threadDepth = given
        break
      case "threadStatusId":
        if (given !== null && !Number.isInteger(given)) return null
        result.threadStatusId = given
        break
      case "threadStatusMessage":
        if (given !== null && typeof given !== "string") return null
        result.threadStatusMessage = given
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

/** Parses a value as {@link TreadMeasurement}; returns `null` when it does not match the schema. */
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
