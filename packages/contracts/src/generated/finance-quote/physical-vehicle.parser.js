// Generated from schemas/services/finance-quote/physical-vehicle.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { getLength, isDate, isObject } from "../checks.js"

/** Parses a value as {@link PhysicalVehicle}; returns `null` when it does not match the schema. */
export function parsePhysicalVehicle(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "Type":
        if (given !== "Car" && given !== "Lcv") return null
        result.Type = given
        break
      case "SourceVehicleId":
        if (typeof given !== "string" || given === "" || getLength(given) > 100) return null
        result.SourceVehicleId = given
        break
      case "Vin":
        if (typeof given !== "string" || given === "" || getLength(given) > 50) return null
        result.Vin = given
        break
      case "Status":
        if (given !== "New" && given !== "PreOwned") return null
        result.Status = given
        break
      case "OnTheRoadPrice":
        if (!Number.isFinite(given) || given < 0 || given > 1000000) return null
        result.OnTheRoadPrice = given
        break
      case "Mileage":
        if (!Number.isInteger(given) || given < 0 || given > 2000000) return null
        result.Mileage = given
        break
      case "Registration":
        if ((result.Registration = parseVehicleRegistration(given)) === null) return null
        break
      default:
        return null
    }
  }
  if (
    result.Type === undefined ||
    result.SourceVehicleId === undefined ||
    result.Vin === undefined ||
    result.Status === undefined ||
    result.OnTheRoadPrice === undefined ||
    result.Mileage === undefined ||
    result.Registration === undefined
  )
    return null
  return result
}

/** Parses a value as {@link VehicleRegistration}; returns `null` when it does not match the schema. */
export function parseVehicleRegistration(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "RegistrationNumber":
        if (typeof given !== "string" || given === "" || getLength(given) > 15) return null
        result.RegistrationNumber = given
        break
      case "CountryCode":
        if (given !== "GB") return null
        result.CountryCode = given
        break
      case "DateRegisteredWithDvla":
        if (typeof given !== "string" || !isDate(given)) return null
        result.DateRegisteredWithDvla = given
        break
      default:
        return null
    }
  }
  if (result.RegistrationNumber === undefined || result.CountryCode === undefined) return null
  return result
}
