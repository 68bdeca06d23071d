// Generated from schemas/services/search/seller.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "../checks.js"

/** Parses a value as {@link Seller}; returns `null` when it does not match the schema. */
export function parseSeller(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "name":
        if (typeof given !== "string") return null
        result.name = given
        break
      case "email":
        if (typeof given !== "string") return null
        result.email = given
        break
      case "phone":
        if (typeof given !== "string") return null
        result.phone = given
        break
    }
  }
  return result
}
