// Generated from schemas/services/search-alerts/alert-request.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { getLength, isEmail, isObject } from "../checks.js"
import { parseSearchFilter } from "../search/search-filter.parser.js"
import { parseAlertOrigin } from "./alert-origin.parser.js"

/** Parses a value as {@link AlertRequest}; returns `null` when it does not match the schema. */
export function parseAlertRequest(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "email":
        if (typeof given !== "string" || getLength(given) > 254 || !isEmail(given)) return null
        result.email = given
        break
      case "query":
        if (typeof given !== "string" || getLength(given) > 2000 || !/^[^#\p{Cc}]*$/u.test(given)) return null
        result.query = given
        break
      case "filters":
        if (!Array.isArray(given) || given.length > 20) return null
        result.filters = []
        for (let i = 0; i < given.length; i++) {
          if ((result.filters[i] = parseSearchFilter(given[i])) === null) return null
        }
        break
      case "path":
        if (typeof given !== "string" || getLength(given) > 300 || !/^(?:\/[\w%.~-]+)*\/?$/u.test(given)) return null
        result.path = given
        break
      case "carPath":
        if (typeof given !== "string" || getLength(given) > 300 || !/^(?:\/[\w%.~-]+)+$/u.test(given)) return null
        result.carPath = given
        break
      case "locale":
        if (typeof given !== "string" || !/^(?:sv|nb|da|en|fi|sk)-[A-Z]{2}$/u.test(given)) return null
        result.locale = given
        break
      case "privacyNotice":
        if (typeof given !== "string" || getLength(given) > 2000 || !/^\P{Cc}*$/u.test(given)) return null
        result.privacyNotice = given
        break
      case "trap":
        if (typeof given !== "string" || getLength(given) > 200) return null
        result.trap = given
        break
      case "origin":
        if ((result.origin = parseAlertOrigin(given)) === null) return null
        break
      default:
        return null
    }
  }
  if (
    result.email === undefined ||
    result.query === undefined ||
    result.path === undefined ||
    result.carPath === undefined ||
    result.locale === undefined
  )
    return null
  return result
}
