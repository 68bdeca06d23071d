// Generated from schemas/services/tyre-hotel/credentials.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "../checks.js"

/** Parses a value as {@link TyreHotelCredentials}; returns `null` when it does not match the schema. */
export function parseTyreHotelCredentials(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "authorizationToken":
        if (typeof given !== "string" || given === "") return null
        result.authorizationToken = given
        break
      case "message":
        if (given !== null && typeof given !== "string") return null
        result.message = given
        break
    }
  }
  if (result.authorizationToken === undefined) return null
  return result
}
