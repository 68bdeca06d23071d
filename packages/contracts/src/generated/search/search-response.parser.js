// Generated from schemas/services/search/search-response.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject, isTooDeep } from "../checks.js"
import { parseFacet } from "./facet.parser.js"

/** Parses a value as {@link SearchResponse}; returns `null` when it does not match the schema. */
export function parseSearchResponse(value) {
  return isTooDeep(value) ? null : copySearchResponse(value)
}

function copySearchResponse(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "content":
        if (!Array.isArray(given)) return null
        result.content = []
        for (let i = 0; i < given.length; i++) {
          if ((result.content[i] = parseContentEntry(given[i])) === null) return null
        }
        break
      case "facet":
        if (!Array.isArray(given)) return null
        result.facet = []
        for (let i = 0; i < given.length; i++) {
          if ((result.facet[i] = parseFacet(given[i])) === null) return null
        }
        break
      case "total_items":
        if (!Number.isInteger(given) || given < 0) return null
        result.total_items = given
        break
      case "limit":
        if (!Number.isInteger(given)) return null
        result.limit = given
        break
      case "offset":
        if (!Number.isInteger(given)) return null
        result.offset = given
        break
    }
  }
  if (
    result.content === undefined ||
    result.facet === undefined ||
    result.total_items === undefined ||
    result.limit === undefined ||
    result.offset === undefined
  )
    return null
  return result
}

function parseContentEntry(value) {
  if (!isObject(value)) return null
  const { __proto__: _, ...result } = value
  return result
}
