// Generated from schemas/services/shapes/progress.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npx forecourt generate`.
import { isObject } from "../checks.js"

/** Parses a value as {@link ShapesProgress}; returns `null` when it does not match the schema. */
export function parseShapesProgress(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "percent":
        if (!Number.isInteger(given)) return null
        result.percent = given
        break
    }
  }
  if (result.percent === undefined) return null
  return result
}
