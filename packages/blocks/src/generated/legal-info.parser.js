// Generated from schemas/blocks/legal-info/legal-info.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "./checks.js"
import { isTitleTag, parseLinkField, parseRichTextField, parseTextField } from "./fields.parser.js"

/** Parses the fields of a legal info; returns `null` when they do not match the schema. */
export function parseLegalInfo(value) {
  if (!isObject(value)) return null
  const result = { titleTag: "h2", isFolded: false }
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
      case "text":
        if ((result.text = parseRichTextField(given)) === null) return null
        break
      case "link":
        if ((result.link = parseLinkField(given)) === null) return null
        break
      case "isFolded":
        if (typeof given !== "boolean") return null
        result.isFolded = given
        break
      default:
        return null
    }
  }
  return result
}
