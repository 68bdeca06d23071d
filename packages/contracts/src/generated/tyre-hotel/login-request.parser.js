// Generated from schemas/services/tyre-hotel/login-request.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { getLength, isObject } from "../checks.js"

/** Parses a value as {@link TyreHotelLoginRequest}; returns `null` when it does not match the schema. */
export function parseTyreHotelLoginRequest(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "encryptedPhoneNumber":
        if (typeof given !== "string" || given === "" || getLength(given) > 1000 || !/^\P{Cc}+$/u.test(given))
          return null
        result.encryptedPhoneNumber = given
        break
      default:
        return null
    }
  }
  if (result.encryptedPhoneNumber === undefined) return null
  return result
}
