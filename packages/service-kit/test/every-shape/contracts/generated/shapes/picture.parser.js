// Generated from schemas/services/shapes/picture.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npx forecourt generate`.
import { getLength, isObject } from "../checks.js"

/** Parses a value as {@link ShapesPicture}; returns `null` when it does not match the schema. */
export function parseShapesPicture(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "data":
        if (typeof given !== "string" || getLength(given) > 4000000) return null
        result.data = given
        break
      default:
        return null
    }
  }
  if (result.data === undefined) return null
  return result
}
