// Generated from schemas/services/content/media-response.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "../checks.js"

/** Parses a value as {@link MediaResponse}; returns `null` when it does not match the schema. */
export function parseMediaResponse(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "media":
        if (!Array.isArray(given)) return null
        result.media = []
        for (let i = 0; i < given.length; i++) {
          if ((result.media[i] = parseMediaEntry(given[i])) === null) return null
        }
        break
    }
  }
  if (result.media === undefined) return null
  return result
}

function parseMediaEntry(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "path":
        if (typeof given !== "string") return null
        result.path = given
        break
      case "src":
        if (typeof given !== "string") return null
        result.src = given
        break
      case "mimeType":
        if (typeof given !== "string") return null
        result.mimeType = given
        break
      case "size":
        if (!Number.isInteger(given)) return null
        result.size = given
        break
      case "width":
        if (!Number.isInteger(given)) return null
        result.width = given
        break
      case "height":
        if (!Number.isInteger(given)) return null
        result.height = given
        break
    }
  }
  if (
    result.path === undefined ||
    result.src === undefined ||
    result.mimeType === undefined ||
    result.size === undefined
  )
    return null
  return result
}
