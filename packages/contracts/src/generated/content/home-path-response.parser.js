// Generated from schemas/services/content/home-path-response.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "../checks.js"

/** Parses a value as {@link HomePathResponse}; returns `null` when it does not match the schema. */
export function parseHomePathResponse(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "layout":
        if (given === null) result.layout = null
        else if ((result.layout = parseLayout(given)) === null) return null
        break
    }
  }
  return result
}

function parseLayout(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "item":
        if (given === null) result.item = null
        else if ((result.item = parseItem(given)) === null) return null
        break
    }
  }
  return result
}

function parseItem(value) {
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
    }
  }
  if (result.path === undefined) return null
  return result
}
