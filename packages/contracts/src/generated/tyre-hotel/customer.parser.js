// Generated from schemas/services/tyre-hotel/customer.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "../checks.js"

/** Parses a value as {@link TyreHotelCustomer}; returns `null` when it does not match the schema. */
export function parseTyreHotelCustomer(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "encryptedPhoneNumber":
        if (typeof given !== "string" || given === "") return null
        result.encryptedPhoneNumber = given
        break
      case "obfuscatedPhoneNumber":
        if (typeof given !== "string") return null
        result.obfuscatedPhoneNumber = given
        break
      case "regNo":
        if (typeof given !== "string") return null
        result.regNo = given
        break
      case "codeLength":
        if (!Number.isInteger(given) || given < 4 || given > 8) return null
        result.codeLength = given
        break
    }
  }
  if (
    result.encryptedPhoneNumber === undefined ||
    result.obfuscatedPhoneNumber === undefined ||
    result.regNo === undefined
  )
    return null
  return result
}
