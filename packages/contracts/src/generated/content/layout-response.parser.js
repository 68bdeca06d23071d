// Generated from schemas/services/content/layout-response.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "../checks.js"

/** Parses a value as {@link LayoutResponse}; returns `null` when it does not match the schema. */
export function parseLayoutResponse(value) {
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
      case "rendered":
        if (given === null) result.rendered = null
        else if ((result.rendered = parseRendered(given)) === null) return null
        break
    }
  }
  return result
}

function parseRendered(value) {
  if (!isObject(value)) return null
  const { __proto__: _, ...result } = value
  return result
}
