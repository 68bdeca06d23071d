// Generated from schemas/services/content/pages-response.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "../checks.js"

/** Parses a value as {@link PagesResponse}; returns `null` when it does not match the schema. */
export function parsePagesResponse(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "pages":
        if (!Array.isArray(given)) return null
        result.pages = []
        for (let i = 0; i < given.length; i++) {
          if ((result.pages[i] = parsePage(given[i])) === null) return null
        }
        break
    }
  }
  if (result.pages === undefined) return null
  return result
}

function parsePage(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "id":
        if (typeof given !== "string") return null
        result.id = given
        break
      case "path":
        if (typeof given !== "string") return null
        result.path = given
        break
      case "name":
        if (typeof given !== "string") return null
        result.name = given
        break
    }
  }
  if (result.id === undefined || result.path === undefined || result.name === undefined) return null
  return result
}
