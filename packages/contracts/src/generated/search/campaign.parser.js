// Generated from schemas/services/search/campaign.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isDate, isObject } from "../checks.js"

/** Parses a value as {@link CarCampaign}; returns `null` when it does not match the schema. */
export function parseCarCampaign(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "title":
        if (typeof given !== "string" || given === "") return null
        result.title = given
        break
      case "text":
        if (typeof given !== "string") return null
        result.text = given
        break
      case "start":
        if (typeof given !== "string" || !isDate(given)) return null
        result.start = given
        break
      case "end":
        if (typeof given !== "string" || !isDate(given)) return null
        result.end = given
        break
      case "disclaimer":
        if (typeof given !== "string") return null
        result.disclaimer = given
        break
    }
  }
  if (result.title === undefined) return null
  return result
}
