// Generated from schemas/services/search/facet-request.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "../checks.js"
import { parseFacetChoice } from "./facet-choice.parser.js"

/** Parses a value as {@link FacetRequest}; returns `null` when it does not match the schema. */
export function parseFacetRequest(value) {
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
      case "child_name":
        if (typeof given !== "string" || !/^[A-Za-z][A-Za-z0-9_]{0,63}$/u.test(given)) return null
        result.child_name = given
        break
      case "type":
        if (given !== "list" && given !== "range") return null
        result.type = given
        break
      case "sort_order":
        if (given !== "asc" && given !== "desc" && given !== "count") return null
        result.sort_order = given
        break
      case "filters":
        if (!Array.isArray(given) || given.length > 100) return null
        result.filters = []
        for (let i = 0; i < given.length; i++) {
          if ((result.filters[i] = parseFacetChoice(given[i])) === null) return null
        }
        break
      default:
        return null
    }
  }
  if (result.name === undefined) return null
  return result
}
