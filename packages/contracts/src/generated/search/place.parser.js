// Generated from schemas/services/search/place.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { getLength, isObject } from "../checks.js"

/** Parses a value as {@link Place}; returns `null` when it does not match the schema. */
export function parsePlace(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "place_id":
        if (typeof given !== "string" || given === "" || getLength(given) > 300) return null
        result.place_id = given
        break
      case "name":
        if (typeof given !== "string" || given === "" || getLength(given) > 200) return null
        result.name = given
        break
      case "country":
        if (typeof given !== "string" || getLength(given) < 2 || getLength(given) > 2) return null
        result.country = given
        break
      case "latitude":
        if (!Number.isFinite(given) || given < -90 || given > 90) return null
        result.latitude = given
        break
      case "longitude":
        if (!Number.isFinite(given) || given < -180 || given > 180) return null
        result.longitude = given
        break
    }
  }
  if (
    result.place_id === undefined ||
    result.name === undefined ||
    result.country === undefined ||
    result.latitude === undefined ||
    result.longitude === undefined
  )
    return null
  return result
}
