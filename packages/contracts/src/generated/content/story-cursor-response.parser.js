// Generated from schemas/services/content/story-cursor-response.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "../checks.js"

/** Parses a value as {@link StoryCursorResponse}; returns `null` when it does not match the schema. */
export function parseStoryCursorResponse(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "search":
        if (given === null) result.search = null
        else if ((result.search = parseSearch(given)) === null) return null
        break
    }
  }
  return result
}

function parseSearch(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "pageInfo":
        if ((result.pageInfo = parsePageInfo(given)) === null) return null
        break
      case "results":
        if (!Array.isArray(given)) return null
        result.results = []
        for (let i = 0; i < given.length; i++) {
          if (given[i] === null) result.results[i] = null
          else if ((result.results[i] = parseResult(given[i])) === null) return null
        }
        break
    }
  }
  if (result.pageInfo === undefined || result.results === undefined) return null
  return result
}

function parsePageInfo(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "endCursor":
        if (given !== null && typeof given !== "string") return null
        result.endCursor = given
        break
    }
  }
  return result
}

function parseResult(value) {
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
    }
  }
  if (result.id === undefined) return null
  return result
}
