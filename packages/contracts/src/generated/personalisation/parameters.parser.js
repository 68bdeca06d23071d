// Generated from schemas/services/personalisation/personalisation.openapi.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { getLength, isObject } from "../checks.js"

/** Parses a value as {@link SendPageViewParameters}; returns `null` when it does not match the schema. */
export function parseSendPageViewParameters(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "siteId":
        if (typeof given !== "string" || given === "" || getLength(given) > 100) return null
        result.siteId = given
        break
      default:
        return null
    }
  }
  if (result.siteId === undefined) return null
  return result
}
