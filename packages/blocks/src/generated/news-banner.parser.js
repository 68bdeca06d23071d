// Generated from schemas/blocks/news-banner/news-banner.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "./checks.js"
import { parseDateField, parseLinkField, parseTextField } from "./fields.parser.js"

/** Parses the fields of a news banner; returns `null` when they do not match the schema. */
export function parseNewsBanner(value) {
  if (!isObject(value)) return null
  const result = { look: "Quiet" }
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "label":
        if ((result.label = parseTextField(given)) === null) return null
        break
      case "date":
        if ((result.date = parseDateField(given)) === null) return null
        break
      case "text":
        if ((result.text = parseTextField(given)) === null) return null
        break
      case "link":
        if ((result.link = parseLinkField(given)) === null) return null
        break
      case "look":
        if (given !== "Quiet" && given !== "Accent" && given !== "Dark") return null
        result.look = given
        break
      default:
        return null
    }
  }
  if (result.text === undefined) return null
  return result
}
