// Generated from schemas/services/search/search-filter.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { getLength, isObject } from "../checks.js"

/** Parses a value as {@link SearchFilter}; returns `null` when it does not match the schema. */
export function parseSearchFilter(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "name":
        if (typeof given !== "string" || !/^[A-Za-z][A-Za-z0-9_]{0,63}$/u.test(given)) return null
        result.name = given
        break
      case "values":
        if (!Array.isArray(given) || given.length < 1 || given.length > 100) return null
        result.values = []
        for (let i = 0; i < given.length; i++) {
          if (typeof given[i] === "string") {
            if (getLength(given[i]) > 200) return null
            result.values[i] = given[i]
          } else if (typeof given[i] === "number") {
            if (!Number.isFinite(given[i])) return null
            result.values[i] = given[i]
          } else {
            if (typeof given[i] !== "boolean") return null
            result.values[i] = given[i]
          }
        }
        break
      case "exclude":
        if (typeof given !== "boolean") return null
        result.exclude = given
        break
      default:
        return null
    }
  }
  if (result.name === undefined || result.values === undefined) return null
  return result
}
