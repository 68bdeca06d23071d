// Generated from schemas/services/search/search-request.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { getLength, isObject } from "../checks.js"
import { parseFacetRequest } from "./facet-request.parser.js"
import { parseSearchFilter } from "./search-filter.parser.js"

/** Parses a value as {@link SearchRequest}; returns `null` when it does not match the schema. */
export function parseSearchRequest(value) {
  if (!isObject(value)) return null
  const result = { limit: 24, offset: 0 }
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "index":
        if (typeof given !== "string" || !/^[a-z0-9][a-z0-9_-]{0,63}$/u.test(given)) return null
        result.index = given
        break
      case "fields":
        if (!Array.isArray(given) || given.length > 200) return null
        result.fields = []
        for (let i = 0; i < given.length; i++) {
          if (typeof given[i] !== "string" || !/^[A-Za-z][A-Za-z0-9_]{0,63}$/u.test(given[i])) return null
          result.fields[i] = given[i]
        }
        break
      case "keyphrase":
        if (typeof given !== "string" || getLength(given) > 200) return null
        result.keyphrase = given
        break
      case "facets":
        if (!Array.isArray(given) || given.length > 50) return null
        result.facets = []
        for (let i = 0; i < given.length; i++) {
          if ((result.facets[i] = parseFacetRequest(given[i])) === null) return null
        }
        break
      case "filters":
        if (!Array.isArray(given) || given.length > 50) return null
        result.filters = []
        for (let i = 0; i < given.length; i++) {
          if ((result.filters[i] = parseSearchFilter(given[i])) === null) return null
        }
        break
      case "limit":
        if (!Number.isInteger(given) || given < 0 || given > 100) return null
        result.limit = given
        break
      case "offset":
        if (!Number.isInteger(given) || given < 0 || given > 10000) return null
        result.offset = given
        break
      case "sort_name":
        if (typeof given !== "string" || !/^[A-Za-z][A-Za-z0-9_]{0,63}_(asc|desc)$/u.test(given)) return null
        result.sort_name = given
        break
      default:
        return null
    }
  }
  if (result.index === undefined) return null
  return result
}
