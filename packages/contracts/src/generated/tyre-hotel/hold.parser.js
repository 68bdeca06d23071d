// Generated from schemas/services/tyre-hotel/hold.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isDateTime, isObject } from "../checks.js"

/** Parses a value as {@link TyreHotelHold}; returns `null` when it does not match the schema. */
export function parseTyreHotelHold(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "id":
        if (typeof given !== "string" || !/^[\w-]{20,100}$/u.test(given)) return null
        result.id = given
        break
      case "expiresAt":
        if (typeof given !== "string" || !isDateTime(given)) return null
        result.expiresAt = given
        break
      case "secondsLeft":
        if (!Number.isInteger(given) || given < 0) return null
        result.secondsLeft = given
        break
      case "isRenewed":
        if (typeof given !== "boolean") return null
        result.isRenewed = given
        break
    }
  }
  if (
    result.id === undefined ||
    result.expiresAt === undefined ||
    result.secondsLeft === undefined ||
    result.isRenewed === undefined
  )
    return null
  return result
}
