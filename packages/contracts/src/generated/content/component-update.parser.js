// Generated from schemas/services/content/component-update.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { getLength, isObject } from "../checks.js"

/** Parses a value as {@link ComponentUpdate}; returns `null` when it does not match the schema. */
export function parseComponentUpdate(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "uid":
        if (typeof given !== "string" || given === "" || getLength(given) > 100) return null
        result.uid = given
        break
      case "fields":
        if ((result.fields = parseFields(given)) === null) return null
        break
      case "params":
        if ((result.params = parseParams(given)) === null) return null
        break
    }
  }
  if (result.uid === undefined) return null
  return result
}

function parseFields(value) {
  if (!isObject(value)) return null
  const { __proto__: _, ...result } = value
  return result
}

function parseParams(value) {
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
