// Generated from schemas/services/search-alerts/alert-origin.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "../checks.js"

/** Parses a value as {@link AlertOrigin}; returns `null` when it does not match the schema. */
export function parseAlertOrigin(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "site":
        if (typeof given !== "string" || !/^[a-z0-9][a-z0-9-]{0,63}$/u.test(given)) return null
        result.site = given
        break
      case "timeZone":
        if (typeof given !== "string" || !/^[A-Za-z][A-Za-z0-9+_/-]{0,63}$/u.test(given)) return null
        result.timeZone = given
        break
      case "stock":
        if (typeof given !== "string" || !/^[a-z0-9][a-z0-9_-]{0,63}$/u.test(given)) return null
        result.stock = given
        break
      case "sites":
        if (typeof given !== "string" || !/^[a-z0-9][a-z0-9_-]{0,63}$/u.test(given)) return null
        result.sites = given
        break
      default:
        return null
    }
  }
  if (
    result.site === undefined ||
    result.timeZone === undefined ||
    result.stock === undefined ||
    result.sites === undefined
  )
    return null
  return result
}
