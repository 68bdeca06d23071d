// Generated from schemas/blocks/text-section/text-section.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "./checks.js"
import { isTitleTag, parseLinkField, parseRichTextField, parseTextField } from "./fields.parser.js"

/** Parses the fields of a text section; returns `null` when they do not match the schema. */
export function parseTextSection(value) {
  if (!isObject(value)) return null
  const result = { titleTag: "h2", layout: "Stacked", backgroundColor: "None" }
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
      case "preamble":
        if ((result.preamble = parseTextField(given)) === null) return null
        break
      case "text":
        if ((result.text = parseRichTextField(given)) === null) return null
        break
      case "link":
        if ((result.link = parseLinkField(given)) === null) return null
        break
      case "layout":
        if (given !== "Stacked" && given !== "Beside" && given !== "Columns") return null
        result.layout = given
        break
      case "backgroundColor":
        if (
          given !== "None" &&
          given !== "BackgroundColor1" &&
          given !== "BackgroundColor2" &&
          given !== "BackgroundColor3"
        )
          return null
        result.backgroundColor = given
        break
      default:
        return null
    }
  }
  return result
}
