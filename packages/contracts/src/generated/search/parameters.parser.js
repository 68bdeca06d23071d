// Generated from schemas/services/search/search.openapi.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { getLength, isObject } from "../checks.js"

/** Parses a value as {@link FetchPricesParameters}; returns `null` when it does not match the schema. */
export function parseFetchPricesParameters(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "index":
        if (typeof given !== "string" || !/^[a-z0-9][a-z0-9_-]{0,63}$/u.test(given)) return null
        result.index = given
        break
      case "key":
        if (typeof given !== "string" || given === "" || getLength(given) > 200 || !/^\P{Cc}+$/u.test(given))
          return null
        result.key = given
        break
      default:
        return null
    }
  }
  if (result.index === undefined || result.key === undefined) return null
  return result
}

/** Parses a value as {@link FetchPlaceParameters}; returns `null` when it does not match the schema. */
export function parseFetchPlaceParameters(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "placeId":
        if (typeof given !== "string" || given === "" || getLength(given) > 300 || !/^[\w-]+$/u.test(given)) return null
        result.placeId = given
        break
      default:
        return null
    }
  }
  if (result.placeId === undefined) return null
  return result
}
