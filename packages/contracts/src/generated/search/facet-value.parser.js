// Generated from schemas/services/search/facet-value.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject, isTooDeep } from "../checks.js"

/** Parses a value as {@link FacetValue}; returns `null` when it does not match the schema. */
export function parseFacetValue(value) {
  return isTooDeep(value) ? null : copyFacetValue(value)
}

function copyFacetValue(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "text":
        if (typeof given !== "string") return null
        result.text = given
        break
      case "count":
        if (!Number.isInteger(given) || given < 0) return null
        result.count = given
        break
      case "children":
        if (!Array.isArray(given)) return null
        result.children = []
        for (let i = 0; i < given.length; i++) {
          if ((result.children[i] = copyFacetValue(given[i])) === null) return null
        }
        break
      case "from":
        if (!Number.isFinite(given)) return null
        result.from = given
        break
      case "to":
        if (!Number.isFinite(given)) return null
        result.to = given
        break
    }
  }
  if (result.text === undefined || result.count === undefined) return null
  return result
}
