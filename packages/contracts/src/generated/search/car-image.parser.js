// Generated from schemas/services/search/car-image.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "../checks.js"

/** Parses a value as {@link CarImage}; returns `null` when it does not match the schema. */
export function parseCarImage(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "original":
        if (typeof given !== "string" || given === "") return null
        result.original = given
        break
      case "blur_data_url":
        if (typeof given !== "string") return null
        result.blur_data_url = given
        break
    }
  }
  if (result.original === undefined) return null
  return result
}
