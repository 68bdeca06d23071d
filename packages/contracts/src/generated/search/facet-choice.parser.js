// Generated from schemas/services/search/facet-choice.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { getLength, isObject } from "../checks.js"

/** Parses a value as {@link FacetChoice}; returns `null` when it does not match the schema. */
export function parseFacetChoice(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "value":
        if (typeof given !== "string" || getLength(given) > 200) return null
        result.value = given
        break
      case "children":
        if (!Array.isArray(given) || given.length > 100) return null
        result.children = []
        for (let i = 0; i < given.length; i++) {
          if (typeof given[i] !== "string" || getLength(given[i]) > 200) return null
          result.children[i] = given[i]
        }
        break
      case "exclude":
        if (typeof given !== "boolean") return null
        result.exclude = given
        break
      case "min":
        if (!Number.isFinite(given)) return null
        result.min = given
        break
      case "max":
        if (!Number.isFinite(given)) return null
        result.max = given
        break
      default:
        return null
    }
  }
  return result
}
