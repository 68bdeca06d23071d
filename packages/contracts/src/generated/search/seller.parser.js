// Generated from schemas/services/search/seller.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "../checks.js"

/** Reads a value as {@link Seller}; `null` when it does not fit the schema. */
export function parseSeller(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "name":
      case "email":
      case "phone":
        if (typeof given !== "string") return null
        result[key] = given
        break
    }
  }
  return result
}
