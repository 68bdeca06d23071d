// Generated from schemas/services/tyre-hotel/validate-request.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { getLength, isObject } from "../checks.js"

/** Parses a value as {@link TyreHotelValidateRequest}; returns `null` when it does not match the schema. */
export function parseTyreHotelValidateRequest(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "authToken":
        if (typeof given !== "string" || given === "" || getLength(given) > 1000 || !/^\P{Cc}+$/u.test(given))
          return null
        result.authToken = given
        break
      case "otpToken":
        if (typeof given !== "string" || !/^\d{4,8}$/u.test(given)) return null
        result.otpToken = given
        break
      default:
        return null
    }
  }
  if (result.authToken === undefined || result.otpToken === undefined) return null
  return result
}
