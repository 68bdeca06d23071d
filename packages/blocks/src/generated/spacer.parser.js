// Generated from schemas/blocks/spacer/spacer.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "./checks.js"

/** Parses the fields of a spacer; returns `null` when they do not match the schema. */
export function parseSpacer(value) {
  if (!isObject(value)) return null
  const result = { size: "Medium", hasLine: false }
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "size":
        if (given !== "Small" && given !== "Medium" && given !== "Large") return null
        result.size = given
        break
      case "hasLine":
        if (typeof given !== "boolean") return null
        result.hasLine = given
        break
      default:
        return null
    }
  }
  return result
}
