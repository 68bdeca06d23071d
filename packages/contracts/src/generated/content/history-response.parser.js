// Generated from schemas/services/content/history-response.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "../checks.js"

/** Parses a value as {@link HistoryResponse}; returns `null` when it does not match the schema. */
export function parseHistoryResponse(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "versions":
        if (!Array.isArray(given)) return null
        result.versions = []
        for (let i = 0; i < given.length; i++) {
          if ((result.versions[i] = parseVersion(given[i])) === null) return null
        }
        break
    }
  }
  if (result.versions === undefined) return null
  return result
}

function parseVersion(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "version":
        if (!Number.isInteger(given)) return null
        result.version = given
        break
      case "updated":
        if (typeof given !== "string") return null
        result.updated = given
        break
      case "isCurrent":
        if (typeof given !== "boolean") return null
        result.isCurrent = given
        break
      case "isDraft":
        if (typeof given !== "boolean") return null
        result.isDraft = given
        break
    }
  }
  if (
    result.version === undefined ||
    result.updated === undefined ||
    result.isCurrent === undefined ||
    result.isDraft === undefined
  )
    return null
  return result
}
