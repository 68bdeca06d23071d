// Generated from schemas/blocks/dealership-teasers/dealership-teasers.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "./checks.js"
import { isTitleTag, parseLinkField, parseTextField } from "./fields.parser.js"

/** Parses the fields of the dealership teasers; returns `null` when they do not match the schema. */
export function parseDealershipTeasers(value) {
  if (!isObject(value)) return null
  const result = { titleTag: "h2", selection: "Workshops" }
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "title":
        if ((result.title = parseTextField(given)) === null) return null
        break
      case "titleTag":
        if (!isTitleTag(given)) return null
        result.titleTag = given
        break
      case "selection":
        if (given !== "Workshops" && given !== "First") return null
        result.selection = given
        break
      case "link":
        if ((result.link = parseLinkField(given)) === null) return null
        break
      default:
        return null
    }
  }
  return result
}
