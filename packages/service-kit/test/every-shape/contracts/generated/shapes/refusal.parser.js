// Generated from schemas/services/shapes/refusal.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npx forecourt generate`.
import { isObject } from "../checks.js"

/** Parses a value as {@link ShapesRefusal}; returns `null` when it does not match the schema. */
export function parseShapesRefusal(value) {
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
      case "code":
        if (typeof given !== "string") return null
        result.code = given
        break
    }
  }
  if (result.message === undefined) return null
  return result
}
