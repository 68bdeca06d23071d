// Generated from schemas/services/content/envelope.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "../checks.js"

/** Parses a value as {@link Envelope}; returns `null` when it does not match the schema. */
export function parseEnvelope(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "data":
        if (given === null) result.data = null
        else if ((result.data = parseData(given)) === null) return null
        break
      case "errors":
        if (!Array.isArray(given)) return null
        result.errors = []
        for (let i = 0; i < given.length; i++) {
          if ((result.errors[i] = parseError(given[i])) === null) return null
        }
        break
    }
  }
  return result
}

function parseData(value) {
  if (!isObject(value)) return null
  const { __proto__: _, ...result } = value
  return result
}

function parseError(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "message":
        if (typeof given !== "string") return null
        result.message = given
        break
    }
  }
  if (result.message === undefined) return null
  return result
}
