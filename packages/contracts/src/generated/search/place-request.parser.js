// Generated from schemas/services/search/place-request.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { getLength, isObject } from "../checks.js"

/** Parses a value as {@link PlaceRequest}; returns `null` when it does not match the schema. */
export function parsePlaceRequest(value) {
  if (!isObject(value)) return null
  const result = { limit: 8 }
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "text":
        if (typeof given !== "string" || given === "" || getLength(given) > 200 || !/^\P{Cc}+$/u.test(given))
          return null
        result.text = given
        break
      case "country":
        if (given !== "SE" && given !== "NO" && given !== "DK" && given !== "FI" && given !== "SK" && given !== "GB")
          return null
        result.country = given
        break
      case "language":
        if (given !== "sv" && given !== "nb" && given !== "da" && given !== "en" && given !== "fi" && given !== "sk")
          return null
        result.language = given
        break
      case "limit":
        if (!Number.isInteger(given) || given < 1 || given > 10) return null
        result.limit = given
        break
      default:
        return null
    }
  }
  if (result.text === undefined || result.country === undefined || result.language === undefined) return null
  return result
}
