// Generated from schemas/services/search/brand.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "../checks.js"

/** Parses a value as {@link Brand}; returns `null` when it does not match the schema. */
export function parseBrand(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "brandCode":
        if (typeof given !== "string" || given === "") return null
        result.brandCode = given
        break
      case "logo":
        if (typeof given !== "string") return null
        result.logo = given
        break
      case "logoBlackAndWhite":
        if (typeof given !== "string") return null
        result.logoBlackAndWhite = given
        break
    }
  }
  if (result.brandCode === undefined) return null
  return result
}
