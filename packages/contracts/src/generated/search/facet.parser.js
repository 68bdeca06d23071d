// Generated from schemas/services/search/facet.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject, isTooDeep } from "../checks.js"
import { parseFacetValue } from "./facet-value.parser.js"

/** Parses a value as {@link Facet}; returns `null` when it does not match the schema. */
export function parseFacet(value) {
  return isTooDeep(value) ? null : copyFacet(value)
}

function copyFacet(value) {
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
      case "child_name":
        if (typeof given !== "string") return null
        result.child_name = given
        break
      case "type":
        if (given !== "list" && given !== "histogram") return null
        result.type = given
        break
      case "value":
        if (!Array.isArray(given)) return null
        result.value = []
        for (let i = 0; i < given.length; i++) {
          if ((result.value[i] = parseFacetValue(given[i])) === null) return null
        }
        break
      case "min":
        if (!Number.isFinite(given)) return null
        result.min = given
        break
      case "max":
        if (!Number.isFinite(given)) return null
        result.max = given
        break
    }
  }
  if (result.name === undefined || result.type === undefined || result.value === undefined) return null
  return result
}
