// Generated from schemas/services/content/settings-answer.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "../checks.js"

/** Reads a value as {@link SettingsAnswer}; `null` when it does not fit the schema. */
export function parseSettingsAnswer(value) {
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
  if (result.item === undefined) return null
  return result
}

function parseItem(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    if (key === "__proto__") continue
    if (given === null) result[key] = null
    else if ((result[key] = parseEntry(given)) === null) return null
  }
  return result
}

function parseEntry(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "jsonValue":
        if (given === null) result.jsonValue = null
        else if ((result.jsonValue = parseJsonValue(given)) === null) return null
        break
    }
  }
  return result
}

function parseJsonValue(value) {
  if (!isObject(value)) return null
  const { __proto__: _, ...result } = value
  return result
}
