// Generated from schemas/services/personalisation/page-view.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { getLength, isObject } from "../checks.js"

/** Parses a value as {@link PageView}; returns `null` when it does not match the schema. */
export function parsePageView(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "page":
        if (typeof given !== "string" || given === "" || getLength(given) > 200) return null
        result.page = given
        break
      case "variantId":
        if (typeof given !== "string" || given === "" || getLength(given) > 200) return null
        result.variantId = given
        break
      case "language":
        if (typeof given !== "string" || !/^[a-z]{2}$/u.test(given)) return null
        result.language = given
        break
      default:
        return null
    }
  }
  if (result.page === undefined || result.variantId === undefined || result.language === undefined) return null
  return result
}
