// Generated from schemas/services/content/draft-response.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "../checks.js"

/** Parses a value as {@link DraftResponse}; returns `null` when it does not match the schema. */
export function parseDraftResponse(value) {
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
      case "item":
        if (typeof given !== "string") return null
        result.item = given
        break
      case "path":
        if (typeof given !== "string") return null
        result.path = given
        break
      case "site":
        if (typeof given !== "string") return null
        result.site = given
        break
      case "language":
        if (typeof given !== "string") return null
        result.language = given
        break
      case "version":
        if (!Number.isInteger(given)) return null
        result.version = given
        break
      case "updated":
        if (typeof given !== "string") return null
        result.updated = given
        break
      case "isDraft":
        if (typeof given !== "boolean") return null
        result.isDraft = given
        break
      case "base":
        if (given !== null && !Number.isInteger(given)) return null
        result.base = given
        break
      case "published":
        if (given === null) result.published = null
        else if ((result.published = parsePublished(given)) === null) return null
        break
      case "uids":
        if ((result.uids = parseUids(given)) === null) return null
        break
      case "document":
        if ((result.document = parseDocument(given)) === null) return null
        break
    }
  }
  if (
    result.id === undefined ||
    result.item === undefined ||
    result.path === undefined ||
    result.site === undefined ||
    result.language === undefined ||
    result.version === undefined ||
    result.updated === undefined ||
    result.isDraft === undefined ||
    result.base === undefined ||
    result.published === undefined ||
    result.uids === undefined ||
    result.document === undefined
  )
    return null
  return result
}

function parsePublished(value) {
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
    }
  }
  if (result.version === undefined || result.updated === undefined) return null
  return result
}

function parseUids(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    if (key === "__proto__") continue
    if (typeof given !== "string") return null
    result[key] = given
  }
  return result
}

function parseDocument(value) {
  if (!isObject(value)) return null
  const { __proto__: _, ...result } = value
  return result
}
