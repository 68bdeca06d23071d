// Generated from schemas/services/vehicle-media/vehicle-media.openapi.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { getLength, isObject } from "../checks.js"

/** Parses a value as {@link FindVehicleMediaParameters}; returns `null` when it does not match the schema. */
export function parseFindVehicleMediaParameters(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "regNo":
        if (typeof given !== "string" || given === "" || getLength(given) > 15 || !/^\P{Cc}+$/u.test(given)) return null
        result.regNo = given
        break
      default:
        return null
    }
  }
  if (result.regNo === undefined) return null
  return result
}
