// Generated from schemas/services/workshop-booking/car.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "../checks.js"

/** Parses a value as {@link WorkshopBookingCar}; returns `null` when it does not match the schema. */
export function parseWorkshopBookingCar(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "registrationNumber":
        if (typeof given !== "string") return null
        result.registrationNumber = given
        break
      case "brand":
        if (typeof given !== "string") return null
        result.brand = given
        break
      case "model":
        if (typeof given !== "string") return null
        result.model = given
        break
      case "buildYear":
        if (given !== null && !Number.isInteger(given)) return null
        result.buildYear = given
        break
      case "hasServiceAgreement":
        if (typeof given !== "boolean") return null
        result.hasServiceAgreement = given
        break
      case "isSupported":
        if (typeof given !== "boolean") return null
        result.isSupported = given
        break
    }
  }
  if (
    result.registrationNumber === undefined ||
    result.brand === undefined ||
    result.model === undefined ||
    result.buildYear === undefined ||
    result.hasServiceAgreement === undefined ||
    result.isSupported === undefined
  )
    return null
  return result
}
